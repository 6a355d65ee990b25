import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ModalSurface } from './ModalSurface';

const noop = () => {};

/** A page with a modal that opens another; one button closes both at once. */
function TwoModals() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        first
      </button>
      <ModalSurface open={depth > 0} onClose={() => setDepth(0)} aria-label="lower">
        <button type="button" onClick={() => setDepth(2)}>
          second
        </button>
      </ModalSurface>
      <ModalSurface open={depth > 1} onClose={() => setDepth(1)} aria-label="upper">
        <button type="button" onClick={() => setDepth(0)}>
          close both
        </button>
      </ModalSurface>
    </>
  );
}

it('returns the focus through modals that close together', async () => {
  const user = userEvent.setup();
  render(<TwoModals />);
  const opener = screen.getByRole('button', { name: 'first' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'second' }));
  await user.click(screen.getByRole('button', { name: 'close both' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(opener).toHaveFocus();
});

it('returns the focus one modal at a time, each above the one before', async () => {
  const user = userEvent.setup();
  render(<TwoModals />);
  await user.click(screen.getByRole('button', { name: 'first' }));
  const inner = screen.getByRole('button', { name: 'second' });
  await user.click(inner);
  const upper = screen.getByRole('dialog', { name: 'upper' });
  expect(upper.parentElement).toHaveStyle({ zIndex: '101' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(upper).not.toBeInTheDocument());
  expect(inner).toHaveFocus();
});

it('focuses the element that requested it', () => {
  const field = createRef<HTMLInputElement>();
  render(
    <ModalSurface open onClose={noop} aria-label="box" initialFocus={field}>
      <button type="button">before</button>
      <input ref={field} />
    </ModalSurface>,
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('gets the focus itself without such an element, so that its title is read', () => {
  render(
    <ModalSurface open onClose={noop} aria-label="box">
      <button type="button">first</button>
    </ModalSurface>,
  );
  expect(screen.getByRole('dialog', { name: 'box' })).toHaveFocus();
});

it('ignores an Escape that was handled, and any Escape when it must not be lost', () => {
  const handleClose = vi.fn();
  const { rerender } = render(
    <ModalSurface open onClose={handleClose} aria-label="box">
      <input onKeyDown={(event) => event.preventDefault()} />
    </ModalSurface>,
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(handleClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(handleClose).toHaveBeenLastCalledWith('escape');

  handleClose.mockClear();
  rerender(
    <ModalSurface open onClose={handleClose} aria-label="box" dismissible={false}>
      text
    </ModalSurface>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  const backdrop = screen.getByRole('dialog').parentElement?.firstElementChild;
  fireEvent.click(backdrop ?? document.body);
  expect(handleClose).not.toHaveBeenCalled();
});

it('reports once when it has closed', async () => {
  const handleExited = vi.fn();
  const surface = (open: boolean) => (
    <ModalSurface open={open} onClose={noop} onExited={handleExited} aria-label="box">
      text
    </ModalSurface>
  );
  const { rerender } = render(surface(true));
  rerender(surface(false));
  await waitFor(() => expect(handleExited).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
