import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from '../internal/days';
import { dateField } from '../texts/en';
import { DateField, type DateFieldProps } from './DateField';
import { dayDialogPart } from './dayDialogPart';

const TODAY = '2026-11-18';
const { labels } = dateField;

// As on a page that has been idle
beforeAll(dayDialogPart.load);

const FULL = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
/** The whole name of a day: that of its cell. */
const named = (day: string) => formatDay(day, 'en-GB', FULL);
const button = () => screen.getByRole('button', { name: labels.open, hidden: true });
const dialog = () => screen.queryByRole('dialog');
const cell = (day: string) => screen.getByRole('gridcell', { name: named(day) });

function show(props: Partial<DateFieldProps> = {}) {
  render(<DateField label="Day" today={TODAY} locale="en-GB" labels={labels} {...props} />);
}

/** The calendar, opened from its button, with the focus on a day. */
async function start(props: Partial<DateFieldProps> = {}): Promise<void> {
  show(props);
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
}

it.each(['{Enter}', ' '])('“%s” on the button opens it, which its state says', async (key) => {
  show();
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  button().focus();
  await userEvent.keyboard(key);
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(dialog()).toHaveAccessibleName(labels.title);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it.each(['{ArrowDown}', '{Enter}', '{PageDown}'])('“%s” in the text opens nothing', async (key) => {
  show();
  await userEvent.click(screen.getByLabelText('Day'));
  await userEvent.keyboard(key);
  expect(dialog()).toBeNull();
});

describe('the calendar', () => {
  it('selects the one chosen day, which has the focus and the only tab stop', async () => {
    await start({ defaultValue: '2026-12-24' });
    expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([cell('2026-12-24')]);
    expect(cell('2026-12-24')).toHaveFocus();
    const stops = within(screen.getByRole('grid', { name: 'December 2026' }))
      .getAllByRole('gridcell')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([cell('2026-12-24')]);
  });

  it('has one day that is today, and none selected, without a value', async () => {
    await start();
    expect(cell(TODAY)).toHaveFocus();
    expect(cell(TODAY)).toHaveAttribute('aria-current', 'date');
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it.each([
    ['{ArrowRight}', '2026-11-19'],
    ['{ArrowDown}', '2026-11-25'],
    ['{Home}', '2026-11-16'],
    ['{End}', '2026-11-22'],
    ['{PageDown}', '2026-12-18'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-18'],
  ])('“%s” moves to %s', async (keys, day) => {
    await start();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(cell(day)).toHaveFocus());
  });

  it('reaches a taken day, and does not take it', async () => {
    await start({ isUnavailable: (day) => day === '2026-11-19' });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(cell('2026-11-19')).toHaveAttribute('aria-disabled', 'true');
    expect(dialog()).toBeVisible();
  });

  it.each(['{Enter}', ' '])('“%s” takes the day, and the focus is on the button', async (key) => {
    await start();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.getByLabelText('Day')).toHaveValue('19 Nov 2026');
    expect(button()).toHaveFocus();
  });

  it.each(['{Escape}', '{Alt>}{ArrowUp}{/Alt}'])('“%s” closes it unchanged', async (keys) => {
    await start({ defaultValue: '2026-12-24' });
    await userEvent.keyboard(`{ArrowRight}${keys}`);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.getByLabelText('Day')).toHaveValue('24 Dec 2026');
    expect(button()).toHaveFocus();
  });
});
