import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { CheckboxField } from './CheckboxField';

it('is named by its label, described by its hint, and checked by a press anywhere on it', async () => {
  const onCheckedChange = vi.fn();
  const { container } = render(
    <CheckboxField
      label="Delad dator"
      hint="Andra använder den också"
      name="shared"
      className="mine"
      onCheckedChange={onCheckedChange}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Delad dator' });
  expect(box).toHaveAccessibleDescription('Andra använder den också');
  expect(box).toHaveAttribute('name', 'shared');
  await userEvent.click(screen.getByText('Andra använder den också'));
  expect(box).toBeChecked();
  expect(onCheckedChange).toHaveBeenLastCalledWith(true);
  expect([...(container.firstElementChild?.classList ?? [])].at(-1)).toBe('mine');
});

it('renders on the server and hydrates silently', async () => {
  const { html, errors, unmount } = await hydrateSilently(<CheckboxField label="Text" />);
  expect(html).toContain('type="checkbox"');
  expect(errors).toEqual([]);
  unmount();
});
