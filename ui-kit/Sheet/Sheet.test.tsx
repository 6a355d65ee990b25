import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { historySettled } from '../internal/modal/modalHistory';
import { describeConformance } from '../internal/testing/describeConformance';
import { Sheet } from './index';

const props = {
  open: true,
  onClose: vi.fn(),
  title: 'Dela',
  closeLabel: 'Stäng',
  children: 'Text',
};

describeConformance(Sheet, { props, root: HTMLDivElement });

it('renders nothing on the server', () => {
  expect(renderToString(<Sheet {...props} />)).toBe('');
});

it('is modal, named by its title, and has a button that closes it', () => {
  render(<Sheet {...props} />);
  const sheet = screen.getByRole('dialog', { name: 'Dela' });
  expect(sheet).toHaveAttribute('aria-modal', 'true');
  expect(sheet).toContainElement(screen.getByRole('button', { name: 'Stäng' }));
});

it('closes by itself when it is uncontrolled', async () => {
  // The entry of the test before is removed a moment later, which would be this one's Back.
  await historySettled();
  const onClose = vi.fn();
  const { open: _held, ...own } = props;
  const { rerender } = render(<Sheet {...own} onClose={onClose} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<Sheet {...own} key="open" defaultOpen onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('button');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open until its owner closes it when it is controlled', async () => {
  await historySettled();
  const onClose = vi.fn();
  render(<Sheet {...props} onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('gives its parts the caller’s attributes, classes and refs', () => {
  const slotProps = {
    title: { className: 'one', 'data-part': 'title' },
    body: { className: 'two', 'data-part': 'body' },
    actions: { className: 'three', 'data-part': 'actions' },
  };
  render(<Sheet {...props} actions={<button type="button">Klar</button>} slotProps={slotProps} />);
  const title = screen.getByRole('heading', { name: 'Dela' });
  expect(title).toHaveAttribute('data-part', 'title');
  expect([...title.classList].at(-1)).toBe('one');
  expect(screen.getByText('Text')).toHaveAttribute('data-part', 'body');
  expect(screen.getByText('Text')).toHaveClass('two');
  const actions = screen.getByRole('button', { name: 'Klar' }).parentElement;
  expect(actions).toHaveAttribute('data-part', 'actions');
  expect(actions).toHaveClass('three');
});
