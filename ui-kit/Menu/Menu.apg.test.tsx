import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './Menu';

const onCopy = vi.fn();
const onEdit = vi.fn();
const onFollow = vi.fn();

/** The menu between a link before it and one after it. */
function renderMenu(): void {
  render(
    <>
      <a href="#before">Before</a>
      <Menu
        items={[
          { id: 'edit', label: 'Edit', onSelect: onEdit },
          { id: 'copy', label: 'Copy', disabled: true, onSelect: onCopy },
          { id: 'read', label: 'Read more', href: '#more', onSelect: onFollow },
          { id: 'remove', label: 'Remove', destructive: true, divided: true },
        ]}
        trigger={(props) => (
          <button type="button" {...props}>
            More
          </button>
        )}
      />
      <a href="#after">After</a>
    </>,
  );
}

const button = () => screen.getByRole('button', { name: 'More', hidden: true });
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Opens it by a key of the button. */
async function open(key = '{ArrowDown}'): Promise<void> {
  renderMenu();
  act(() => button().focus());
  await userEvent.keyboard(key);
  await screen.findByRole('menu');
}

describe('the button of a menu', () => {
  it.each([
    { key: '{Enter}', first: 'Edit' },
    { key: ' ', first: 'Edit' },
    { key: '{ArrowDown}', first: 'Edit' },
    { key: '{ArrowUp}', first: 'Remove' },
  ])('“$key” opens it with the focus on $first', async ({ key, first }) => {
    await open(key);
    await focused(first);
  });

  it.each(['{Home}', '{End}', 'e', '{Escape}', '{ArrowRight}'])(
    '“%s” opens nothing',
    async (key) => {
      renderMenu();
      act(() => button().focus());
      await userEvent.keyboard(key);
      expect(screen.queryByRole('menu')).toBeNull();
      expect(button()).toHaveFocus();
    },
  );

  it('has aria-haspopup, and no aria-controls while the menu is closed', () => {
    renderMenu();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).not.toHaveAttribute('aria-controls');
  });

  it('has aria-expanded and aria-controls while the menu is open', async () => {
    await open();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(button()).toHaveAttribute('aria-controls', screen.getByRole('menu').id);
  });
});

describe('the roles and states of an open menu', () => {
  it('is a menu with the name of its button', async () => {
    await open();
    expect(screen.getByRole('menu')).toHaveAccessibleName('More');
  });

  it('has only menu items, links too: a line between groups has no role', async () => {
    await open();
    const menu = screen.getByRole('menu');
    expect([...menu.children].map((child) => child.getAttribute('role'))).toEqual(
      Array(4).fill('menuitem'),
    );
    expect(item('Read more')).toHaveAttribute('href', '#more');
  });

  it('has one tab stop, the item with the focus', async () => {
    await open();
    await focused('Edit');
    await userEvent.keyboard('{End}');
    await focused('Remove');
    const stops = screen.getAllByRole('menuitem').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([item('Remove')]);
  });

  it('has aria-disabled on a disabled item', async () => {
    await open();
    expect(item('Copy')).toHaveAttribute('aria-disabled', 'true');
    expect(item('Edit')).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the keys that move in a menu', () => {
  it.each([
    { from: '', key: '{ArrowDown}', to: 'Copy', why: 'the next, also when it is disabled' },
    { from: '{End}', key: '{ArrowDown}', to: 'Edit', why: 'from the last to the first' },
    { from: '{End}', key: '{ArrowUp}', to: 'Read more', why: 'the one before' },
    { from: '', key: '{ArrowUp}', to: 'Remove', why: 'from the first to the last' },
    { from: '{End}', key: '{Home}', to: 'Edit', why: 'the first' },
    { from: '', key: '{End}', to: 'Remove', why: 'the last' },
    { from: '', key: 'r', to: 'Read more', why: 'the next that begins with the letter' },
    { from: '', key: 'R', to: 'Read more', why: 'capital or not' },
    { from: '', key: 'rr', to: 'Remove', why: 'the letter again: the one after it' },
    { from: '', key: 'rrr', to: 'Read more', why: 'and round' },
    { from: '', key: 'rem', to: 'Remove', why: 'several letters are the start of a name' },
    { from: '', key: 'x', to: 'Edit', why: 'no item begins with it: nothing moves' },
    { from: '', key: '{ArrowRight}', to: 'Edit', why: 'nothing: there is no menu inside it' },
    { from: '', key: '{ArrowLeft}', to: 'Edit', why: 'nothing: there is no menu beside it' },
    { from: '', key: '{PageDown}', to: 'Edit', why: 'nothing: a menu is short' },
    { from: '', key: '{Control>}r{/Control}', to: 'Edit', why: 'nothing: it is the browser’s' },
  ])('“$key” after “$from”: $to ($why)', async ({ from, key, to }) => {
    await open();
    await focused('Edit');
    if (from !== '') await userEvent.keyboard(from);
    await userEvent.keyboard(key);
    await focused(to);
  });
});

describe('the keys that choose and leave', () => {
  it.each([
    { key: '{Enter}', on: 'e', chosen: onEdit },
    { key: ' ', on: 'e', chosen: onEdit },
    { key: '{Enter}', on: 'read', chosen: onFollow },
    { key: ' ', on: 'read', chosen: onFollow },
  ])('“$key” on “$on” chooses, closes and returns the focus', async ({ key, on, chosen }) => {
    chosen.mockClear();
    await open();
    await focused('Edit');
    await userEvent.keyboard(on);
    await userEvent.keyboard(key);
    await closed();
    expect(chosen).toHaveBeenCalledOnce();
    expect(button()).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('“%s” on a disabled item does nothing', async (key) => {
    onCopy.mockClear();
    await open();
    await focused('Edit');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(key);
    expect(onCopy).not.toHaveBeenCalled();
    expect(item('Copy')).toHaveFocus();
  });

  it.each([
    { key: '{Escape}', title: 'closes; the focus is back on the button' },
    {
      key: '{Tab}',
      title: 'closes; the focus is on the button, since what comes after it was covered until now',
    },
    { key: '{Shift>}{Tab}{/Shift}', title: 'the same' },
  ])('“$key” $title', async ({ key }) => {
    await open();
    await focused('Edit');
    await userEvent.keyboard(key);
    await closed();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});
