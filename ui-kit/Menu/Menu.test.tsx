import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { Menu, type MenuProps } from './Menu';

const PROPS: MenuProps = {
  items: [
    { id: 'edit', label: 'Ändra' },
    { id: 'remove', label: 'Ta bort' },
  ],
  trigger: (props) => (
    <button type="button" {...props}>
      Mer
    </button>
  ),
};

describeConformance<MenuProps, HTMLDivElement>(Menu, {
  props: { ...PROPS, defaultOpen: true },
  root: HTMLDivElement,
});

describeControlled<boolean>({
  element: ({ value, initial, onChange }) => (
    <Menu
      {...PROPS}
      {...(value === undefined ? { defaultOpen: initial } : { open: value })}
      onOpenChange={onChange}
    />
  ),
  initial: false,
  next: true,
  change: () => userEvent.click(screen.getByRole('button', { name: 'Mer' })),
  read: () => screen.queryByRole('menu') !== null,
});

it('asks its owner to close it, also when an action is chosen', async () => {
  const onOpenChange = vi.fn();
  const onSelect = vi.fn();
  const items = [{ id: 'edit', label: 'Ändra', onSelect }];
  const { rerender } = render(<Menu {...PROPS} items={items} open onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Ändra' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('menu')).toBeVisible();
  rerender(<Menu {...PROPS} items={items} open={false} onOpenChange={onOpenChange} />);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('gives its list the caller’s attributes, and keeps its own name', () => {
  render(
    <Menu {...PROPS} defaultOpen slotProps={{ list: { className: 'mine', 'data-a': 'b' } }} />,
  );
  const list = screen.getByRole('menu', { name: 'Mer' });
  expect(list).toHaveAttribute('data-a', 'b');
  expect(list).toHaveClass('mine');
});

it('stops the page from scrolling while it is open', async () => {
  const { overflow } = document.documentElement.style;
  const { rerender } = render(<Menu {...PROPS} open />);
  await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' }));
  rerender(<Menu {...PROPS} open={false} />);
  await waitFor(() => expect(document.documentElement.style.overflow).toBe(overflow));
});
