import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { timeField } from '../texts/en';
import { TimeField, type TimeFieldProps } from './TimeField';
import { timeDialogPart } from './timeDialogPart';

const { labels } = timeField;

// As on a page that has been idle
beforeAll(timeDialogPart.load);

const button = () => screen.getByRole('button', { name: labels.open, hidden: true });
const dialog = () => screen.queryByRole('dialog');
const option = (name: string) => screen.getByRole('option', { name });

/** The list, opened from its button, with the focus on a time. */
async function start(props: Partial<TimeFieldProps> = {}): Promise<void> {
  render(<TimeField label="Time" locale="en-GB" labels={labels} {...props} />);
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'));
}

it('is a named list in a modal dialog, with one selected time that has the only tab stop', async () => {
  await start({ defaultValue: '10:30' });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(dialog()).toHaveAccessibleName(labels.title);
  expect(screen.getByRole('listbox', { name: labels.title })).toBeVisible();
  expect(screen.getAllByRole('option', { selected: true })).toEqual([option('10:30')]);
  expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    option('10:30'),
  ]);
});

it.each([
  ['{ArrowDown}', '11:00'],
  ['{ArrowUp}', '10:00'],
  ['{Home}', '00:00'],
  ['{End}', '23:30'],
  ['{PageDown}', '13:00'],
  ['{PageUp}', '08:00'],
])('“%s” moves to %s', async (keys, time) => {
  await start({ defaultValue: '10:30' });
  await userEvent.keyboard(keys);
  await waitFor(() => expect(option(time)).toHaveFocus());
});

it.each(['{Enter}', ' '])('“%s” takes the time, and the focus is on the button', async (key) => {
  await start({ defaultValue: '10:30' });
  await userEvent.keyboard(`{ArrowDown}${key}`);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(screen.getByLabelText('Time')).toHaveValue('11:00');
  expect(button()).toHaveFocus();
});

it.each(['{Escape}', '{Alt>}{ArrowUp}{/Alt}'])('“%s” closes it unchanged', async (keys) => {
  await start({ defaultValue: '10:30' });
  await userEvent.keyboard(`{ArrowDown}${keys}`);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(screen.getByLabelText('Time')).toHaveValue('10:30');
  expect(button()).toHaveFocus();
});
