import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../internal/days';
import { dateRangeField } from '../texts/en';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField';

const TODAY = '2026-11-18';
const CHOSEN = { from: '2026-12-28', to: '2027-01-31' };
const { labels } = dateRangeField;

/** The calendar, opened from its button, with the focus on a day. */
async function start(props: Partial<DateRangeFieldProps> = {}, keys = ''): Promise<void> {
  render(<DateRangeField label="Period" today={TODAY} locale="en-GB" labels={labels} {...props} />);
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  if (keys !== '') await userEvent.keyboard(keys);
}

const FULL = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
/** The whole name of a day, such as that of its cell. */
const named = (day: string) => formatDay(day, 'en-GB', FULL);
const button = () => screen.getByRole('button', { name: labels.open, hidden: true });
const dialog = () => screen.queryByRole('dialog');
const grid = () => screen.getByRole('grid');
const cell = (name: string) => screen.getByRole('gridcell', { name });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
const closed = () => waitFor(() => expect(dialog()).toBeNull());
const field = (end: 'from' | 'to') => screen.getByLabelText<HTMLInputElement>(labels[end]);

describe('the button', () => {
  it('has aria-haspopup and aria-expanded', async () => {
    render(<DateRangeField label="Period" today={TODAY} locale="en-GB" labels={labels} />);
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['{Enter}', ' '])('“%s” opens it', async (key) => {
    render(<DateRangeField label="Period" today={TODAY} locale="en-GB" labels={labels} />);
    button().focus();
    await userEvent.keyboard(key);
    expect(dialog()).toBeVisible();
  });
});

describe('the roles and states', () => {
  it('is a modal dialog with a name', async () => {
    await start();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(dialog()).toHaveAccessibleName(labels.dialog.title);
  });

  it('has a grid with the name of its month', async () => {
    await start();
    expect(grid()).toHaveAccessibleName('November 2026');
  });

  it('has a column head for the weeks and one for each day, with its whole name', async () => {
    await start();
    const names = within(grid())
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('aria-label') ?? head.textContent);
    expect(names).toHaveLength(8);
    expect(names[1]).toBe('Monday');
    expect(names[7]).toBe('Sunday');
  });

  it('has a row for each week, whose head is its number', async () => {
    await start();
    const heads = within(grid()).getAllByRole('rowheader');
    expect(heads[0]).toHaveAccessibleName(labels.dialog.calendar.week(44));
    for (const head of heads) expect(head.closest('[role="row"]')).not.toBeNull();
  });

  it('has a cell for each day, named by the whole date', async () => {
    await start();
    const days = within(grid()).getAllByRole('gridcell');
    expect(days.filter((day) => day.hasAttribute('aria-label'))).toHaveLength(30);
    expect(cell(named('2026-11-18'))).toHaveTextContent('18');
  });

  it('marks today with aria-current', async () => {
    await start();
    expect(cell(named('2026-11-18'))).toHaveAttribute('aria-current', 'date');
    expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
  });

  it('marks every day of the period as selected, and names its ends', async () => {
    await start({ defaultValue: CHOSEN });
    expect(cell(`${named('2027-01-31')}, ${labels.dialog.calendar.places.end}`)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(within(grid()).getAllByRole('gridcell', { selected: true })).toHaveLength(31);
  });

  it('has no aria-multiselectable, since no key adds a single day', async () => {
    await start();
    expect(grid()).not.toHaveAttribute('aria-multiselectable');
  });

  it('disables a day before the first allowed one', async () => {
    await start({ min: TODAY });
    expect(cell(named('2026-11-17'))).toBeDisabled();
    expect(cell(named('2026-11-18'))).toBeEnabled();
  });

  it('has one tab stop', async () => {
    await start();
    const stops = within(grid())
      .getAllByRole('gridcell')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([cell(named('2026-11-18'))]);
  });

  it('announces a change of month in a polite live region', async () => {
    await start();
    const region = screen.getByText('November 2026', { selector: '[aria-live="polite"] *' })
      .parentElement as HTMLElement;
    expect(dialog()).toContainElement(region);
    await userEvent.keyboard('{PageDown}');
    expect(region).toHaveTextContent('December 2026');
    expect(region).toBeInTheDocument();
  });
});

describe('the focus on opening', () => {
  it.each([
    { title: 'today', props: {}, day: named('2026-11-18') },
    {
      title: 'the end of what is chosen',
      props: { defaultValue: CHOSEN },
      day: `${named('2027-01-31')}, ${labels.dialog.calendar.places.end}`,
    },
    {
      title: 'the first day that can be chosen',
      props: { min: '2027-02-10' },
      day: named('2027-02-10'),
    },
  ])('is on $title', async ({ props, day }) => {
    await start(props);
    expect(focused()).toBe(day);
  });
});

describe('the keys that move', () => {
  it.each([
    { keys: '{ArrowRight}', to: '2026-11-19', why: 'the next day' },
    { keys: '{ArrowLeft}', to: '2026-11-17', why: 'the day before' },
    { keys: '{ArrowDown}', to: '2026-11-25', why: 'a week later' },
    { keys: '{ArrowUp}', to: '2026-11-11', why: 'a week earlier' },
    { keys: '{Home}', to: '2026-11-16', why: 'the first day of the week' },
    { keys: '{End}', to: '2026-11-22', why: 'the last day of the week' },
    { keys: '{Home}{ArrowLeft}', to: '2026-11-15', why: 'on to the week before' },
    { keys: '{End}{ArrowRight}', to: '2026-11-23', why: 'on to the next week' },
    { keys: '{PageDown}', to: '2026-12-18', why: 'a month later' },
    { keys: '{PageUp}', to: '2026-10-18', why: 'a month earlier' },
    { keys: '{Shift>}{PageDown}{/Shift}', to: '2027-11-18', why: 'a year later' },
    { keys: '{Shift>}{PageUp}{/Shift}', to: '2025-11-18', why: 'a year earlier' },
    {
      keys: '{ArrowDown}{ArrowDown}',
      to: '2026-12-02',
      why: 'on into the next month, which is shown',
    },
    {
      keys: '{Control>}{End}{/Control}',
      to: '2026-11-18',
      why: 'nothing: months have no last cell that one would want',
    },
  ])('“$keys”: $to ($why)', async ({ keys, to }) => {
    await start();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(focused()).toBe(named(to)));
  });

  it.each([
    { keys: '{PageDown}', to: '2027-02-28', why: 'the last, where a month is shorter' },
    { keys: '{Shift>}{PageDown}{/Shift}', to: '2028-01-31', why: 'the same' },
  ])('“$keys” on the 31st of January: $to ($why)', async ({ keys, to }) => {
    await start({ defaultValue: CHOSEN }, keys);
    await waitFor(() => expect(focused()).toBe(named(to)));
  });

  it.each(['{ArrowLeft}', '{ArrowUp}', '{PageUp}', '{Home}', '{Shift>}{PageUp}{/Shift}'])(
    '“%s” stops at the first day that can be chosen',
    async (keys) => {
      await start({ min: TODAY }, keys);
      expect(focused()).toBe(named('2026-11-18'));
    },
  );
});

describe('the keys that choose and leave', () => {
  it.each(['{Enter}', ' '])('“%s” chooses the start, then the end', async (key) => {
    await start({}, `${key}{ArrowDown}${key}`);
    const { start: first, end } = labels.dialog.calendar.places;
    expect(cell(`${named('2026-11-18')}, ${first}`)).toHaveAttribute('aria-selected', 'true');
    expect(focused()).toBe(`${named('2026-11-25')}, ${end}`);
    expect(field('from')).toHaveValue('');
  });

  it.each([
    { key: '{Escape}', why: 'closes and changes nothing' },
    { key: '{Alt>}{ArrowUp}{/Alt}', why: 'the same, as the key that opened it from a field' },
  ])('“$key” $why; the focus is back', async ({ key }) => {
    await start({ defaultValue: CHOSEN }, '{ArrowLeft}{Enter}');
    await userEvent.keyboard(key);
    await closed();
    expect(field('from')).toHaveValue('28 Dec 2026');
    expect(field('to')).toHaveValue('31 Jan 2027');
    expect(button()).toHaveFocus();
  });

  it('“Tab” goes from the day to what comes after the grid, and “Shift+Tab” back to it', async () => {
    await start();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: labels.dialog.clear })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(focused()).toBe(named('2026-11-18'));
  });

  it('“Tab” from the last button goes round to the first: the dialog is modal', async () => {
    await start();
    screen.getByRole('button', { name: labels.dialog.apply }).focus();
    await userEvent.tab();
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).not.toBe(
      screen.getByRole('button', { name: labels.dialog.apply }),
    );
  });
});

describe('the buttons of the month', () => {
  it.each([
    { name: labels.dialog.calendar.nextMonth, month: 'December 2026' },
    { name: labels.dialog.calendar.previousMonth, month: 'October 2026' },
  ])('“Enter” on $name shows $month and keeps the focus', async ({ name, month }) => {
    await start();
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(grid()).toHaveAccessibleName(month);
    expect(screen.getByRole('button', { name })).toHaveFocus();
  });

  it('is disabled where the month before has no day that can be chosen', async () => {
    await start({ min: TODAY });
    expect(
      screen.getByRole('button', { name: labels.dialog.calendar.previousMonth }),
    ).toBeDisabled();
  });
});

describe('a field', () => {
  it.each(['from', 'to'] as const)('“Alt+ArrowDown” in “%s” opens the calendar', async (end) => {
    render(<DateRangeField label="Period" today={TODAY} locale="en-GB" labels={labels} />);
    await userEvent.click(field(end));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(dialog()).toBeVisible();
  });

  it.each(['{ArrowDown}', '{Enter}', '{PageDown}'])(
    '“%s” does not open the calendar: the field is for typing',
    async (key) => {
      render(<DateRangeField label="Period" today={TODAY} locale="en-GB" labels={labels} />);
      await userEvent.click(field('from'));
      await userEvent.keyboard(key);
      expect(dialog()).toBeNull();
    },
  );
});
