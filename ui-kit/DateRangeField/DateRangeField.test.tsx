import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { renderForm } from '../internal/testing/renderForm';
import { DateRangeDialog, type DateRangeDialogProps } from './DateRangeDialog';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField';

const PROPS = {
  label: 'Period',
  today: '2026-11-21',
  locale: 'en-GB',
  labels: {
    from: 'From',
    to: 'To',
    open: 'Open',
    placeholder: '1 Dec',
    dialog: {
      title: 'Choose',
      close: 'Close',
      clear: 'Clear',
      apply: 'Apply',
      chooseStart: 'Start?',
      chooseEnd: (from) => `${from} to?`,
      chosen: (from, to, days) => `${from} – ${to}: ${days}`,
      problems: {
        invalid_from: 'No first day',
        invalid_to: 'No last day',
        too_early: 'Too early',
        end_not_after_start: 'Wrong order',
      },
      weeks: {
        from: 'From week',
        to: 'To week',
        none: 'Choose',
        option: (number, day) => `wk ${number}: ${day}`,
      },
      calendar: {
        previousMonth: 'Before',
        nextMonth: 'After',
        weekColumn: 'Week',
        weekColumnShort: 'Wk',
        week: (number) => `Week ${number}`,
        places: { start: 'first', end: 'last', inside: 'in' },
      },
    },
  },
} satisfies DateRangeFieldProps;

describeConformance<DateRangeFieldProps, HTMLFieldSetElement>(DateRangeField, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

describe('its dialog', () => {
  const dialog: DateRangeDialogProps = {
    defaultOpen: true,
    value: { from: null, to: null },
    onApply: () => {},
    today: PROPS.today,
    locale: PROPS.locale,
    labels: PROPS.labels.dialog,
  };
  describeConformance<DateRangeDialogProps, HTMLDivElement>(DateRangeDialog, {
    props: dialog,
    root: HTMLDivElement,
  });

  it('closes by itself when it is uncontrolled', async () => {
    const onClose = vi.fn();
    render(<DateRangeDialog {...dialog} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledWith('button');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('clears an end that is emptied, and keeps the other', async () => {
  const handleChange = vi.fn();
  const value = { from: '2026-12-01', to: '2026-12-14' };
  render(<DateRangeField {...PROPS} defaultValue={value} onValueChange={handleChange} />);
  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.tab();
  expect(handleChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-01', to: null });
});

it("shows the owner's error while it has none of its own", async () => {
  render(<DateRangeField {...PROPS} error="Choose a period." />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a period.');
  await userEvent.type(screen.getByLabelText('From'), 'soon{Enter}');
  expect(screen.getByRole('group')).toHaveAccessibleDescription('No first day');
  expect(screen.getByLabelText('From')).toBeInvalid();
  expect(screen.getByLabelText('To')).toBeValid();
});

it('posts both ends in a plain form, can be required, and is reset with it', async () => {
  const { form, posted } = renderForm(
    <DateRangeField
      {...PROPS}
      name="period"
      required
      defaultValue={{ from: '2026-12-01', to: '2026-12-14' }}
    />,
  );
  expect(posted('period')).toEqual(['2026-12-01', '2026-12-14']);
  expect(form.checkValidity()).toBe(true);
  const to = screen.getByLabelText<HTMLInputElement>('To');
  await userEvent.clear(to);
  await userEvent.tab();
  expect(posted('period')).toEqual(['2026-12-01', '']);
  expect(to.validity.valueMissing).toBe(true);
  await userEvent.type(to, 'soon');
  await userEvent.tab();
  expect(to.validationMessage).toBe('No last day');
  expect(form.checkValidity()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(posted('period')).toEqual(['2026-12-01', '2026-12-14']);
  expect(to).toHaveValue('14 Dec 2026');
  expect(form.checkValidity()).toBe(true);
});

it('is posted by its fields before the page’s script runs', () => {
  const html = renderToString(<DateRangeField {...PROPS} name="period" />);
  expect(html.match(/name="period"/g)).toHaveLength(2);
  expect(html).not.toContain('type="hidden"');
});

it('opens from a field with Alt and Arrow down, and closes with Alt and Arrow up', async () => {
  render(<DateRangeField {...PROPS} />);
  await userEvent.click(screen.getByLabelText('From'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: /21 November 2026/ })).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('From')).toHaveFocus();
});

it.each([
  ['sv-SE', 'november 2026', 'måndag'],
  ['en-GB', 'November 2026', 'Monday'],
  ['en-US', 'November 2026', 'Sunday'],
])('names months and begins weeks as %s does', async (locale, month, weekday) => {
  render(<DateRangeField {...PROPS} locale={locale} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('grid', { name: month })).toBeVisible();
  expect(screen.getAllByRole('columnheader')[1]).toHaveAccessibleName(weekday);
});

it('shows in the calendar what is chosen by week', async () => {
  render(<DateRangeField {...PROPS} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.selectOptions(await screen.findByLabelText('From week'), '9_2027');
  expect(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /7 March 2027, last/ })).toBeVisible();
});

it.each([
  ['en-US', '12/1', '2026-12-01'],
  ['en-GB', '12/1', '2027-01-12'],
  ['fa', '۱ دسامبر ۲۰۲۶', '2026-12-01'],
  ['th', '1/12/2569', '2026-12-01'],
])('reads %s in the order and the calendar of the language: %s', async (locale, text, day) => {
  const handleChange = vi.fn();
  render(<DateRangeField {...PROPS} locale={locale} onValueChange={handleChange} />);
  await userEvent.type(screen.getByLabelText('From'), `${text}{Enter}`);
  expect(handleChange).toHaveBeenCalledWith({ from: day, to: null });
});

it.each(['fa', 'th', 'ar-SA'])('shows Gregorian days in %s', (locale) => {
  render(
    <DateRangeField {...PROPS} locale={locale} value={{ from: '2026-12-01', to: '2026-12-02' }} />,
  );
  const shown = screen.getByLabelText<HTMLInputElement>('From').value;
  expect(shown).toMatch(/2026|۲۰۲۶|٢٠٢٦/u);
});

it('takes one day as a period, unless it is said to be longer', async () => {
  const handleChange = vi.fn();
  const { rerender } = render(<DateRangeField {...PROPS} onValueChange={handleChange} />);
  await userEvent.type(screen.getByLabelText('From'), '1 dec{Enter}');
  await userEvent.type(screen.getByLabelText('To'), '1 dec{Enter}');
  expect(handleChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-01' });
  rerender(<DateRangeField {...PROPS} onValueChange={handleChange} minDays={2} />);
  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.type(screen.getByLabelText('To'), '1 dec{Enter}');
  expect(screen.getByLabelText('To')).toBeInvalid();
});

it('disables what is outside, names what is taken, and hides the weeks that nobody asked for', async () => {
  render(
    <DateRangeField
      {...PROPS}
      max="2026-12-31"
      isUnavailable={(day) => day === '2026-11-24'}
      weeks={false}
      value={{ from: '2026-11-23', to: null }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const taken = await screen.findByRole('gridcell', { name: /24 November 2026/u });
  expect(taken).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(taken).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(taken).toHaveAttribute('aria-selected', 'false');
  expect(screen.queryByLabelText('From week')).toBeNull();
  expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
  const next = screen.getByRole('button', { name: 'After' });
  await userEvent.click(next);
  expect(next).toBeDisabled();
});

it('may be open at the start, or as its owner says', async () => {
  const onOpenChange = vi.fn();
  const { unmount } = render(<DateRangeField {...PROPS} defaultOpen onOpenChange={onOpenChange} />);
  expect(await screen.findByRole('dialog', { name: 'Choose' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  unmount();
  render(<DateRangeField {...PROPS} open={false} onOpenChange={onOpenChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("marks both ends as wrong while the owner's error is shown", () => {
  const { rerender } = render(<DateRangeField {...PROPS} error="Choose a period." />);
  expect(screen.getByLabelText('From')).toBeInvalid();
  expect(screen.getByLabelText('To')).toBeInvalid();
  rerender(<DateRangeField {...PROPS} />);
  expect(screen.getByLabelText('From')).toBeValid();
});
