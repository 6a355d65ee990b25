import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ModalComing } from './ModalComing';

it('is given up by Escape, by no other key, and hears nothing once it is gone', async () => {
  const onClose = vi.fn();
  const { unmount } = render(<ModalComing onClose={onClose} />);
  await userEvent.keyboard('a');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  unmount();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
