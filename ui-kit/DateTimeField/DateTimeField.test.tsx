import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { dayDialogPart } from '../DateField/dayDialogPart';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { renderForm } from '../internal/testing/renderForm';
import { KitProvider } from '../KitProvider';
import { timeDialogPart } from '../TimeField/timeDialogPart';
import * as en from '../texts/en';
import { DateTimeField } from './DateTimeField';

/** Where the browser of these tests is, so that nobody is told of a zone. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const { labels } = en.dateTimeField;
const PROPS = {
  label: 'Start',
  today: '2026-11-21',
  locale: 'en-GB',
  timeZone: HERE,
  ...en.dateTimeField,
};

describeConformance(DateTimeField, { props: PROPS, root: HTMLFieldSetElement });

// As on a page that has been idle
beforeAll(async () => {
  await dayDialogPart.load();
  await timeDialogPart.load();
});

const day = () => screen.getByLabelText<HTMLInputElement>('Day');
const time = () => screen.getByLabelText<HTMLInputElement>('Time');

it('gives the day and the time that are typed, each in the language’s way', async () => {
  const handleChange = vi.fn();
  render(<DateTimeField {...PROPS} onValueChange={handleChange} />);
  expect(screen.getByRole('group', { name: 'Start' })).toBeVisible();
  await userEvent.type(day(), '1 dec');
  await userEvent.tab();
  expect(handleChange).toHaveBeenLastCalledWith('2026-12-01T');
  await userEvent.type(time(), '1430');
  await userEvent.tab();
  expect(handleChange).toHaveBeenLastCalledWith('2026-12-01T14:30');
  expect(day()).toHaveValue('1 Dec 2026');
  expect(time()).toHaveValue('14:30');
});

it('asks for the half that is missing, only when the field is left', async () => {
  const { form, posted } = renderForm(
    <>
      <DateTimeField {...PROPS} name="start" />
      <button type="button">Next</button>
    </>,
  );
  expect(form.checkValidity()).toBe(true);
  await userEvent.type(day(), '1 dec');
  await userEvent.click(time());
  expect(time()).not.toHaveAccessibleDescription();
  expect(form.checkValidity()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(time()).toHaveAccessibleDescription(labels.missing.time);
  await userEvent.type(time(), '8{Enter}');
  expect(time()).not.toHaveAccessibleDescription();
  expect(posted('start')).toEqual(['2026-12-01', '08:00']);
  expect(form.checkValidity()).toBe(true);
});

it('refuses what lies outside its limits, on the first and the last day by the clock', async () => {
  renderForm(
    <DateTimeField {...PROPS} min="2026-12-01T08:00" max="2026-12-02T17:00" name="start" />,
  );
  await userEvent.type(day(), '1 dec{Enter}');
  await userEvent.type(time(), '7{Enter}');
  expect(time()).toHaveAccessibleDescription(labels.timeField.problems.too_early);
  await userEvent.clear(day());
  await userEvent.type(day(), '2 dec{Enter}');
  expect(time()).not.toHaveAccessibleDescription();
  await userEvent.clear(time());
  await userEvent.type(time(), '17:30{Enter}');
  expect(time()).toHaveAccessibleDescription(labels.timeField.problems.too_late);
  await userEvent.clear(day());
  await userEvent.type(day(), '3 dec{Enter}');
  expect(day()).toHaveAccessibleDescription(labels.dayField.problems.too_late);
});

it('refuses a time that the zone’s clock skips, and says which of two counts', async () => {
  const { form } = renderForm(
    <DateTimeField {...PROPS} timeZone="Europe/Stockholm" defaultValue="2027-03-28T02:30" />,
  );
  await userEvent.click(time());
  await userEvent.keyboard('{Enter}');
  expect(time()).toHaveAccessibleDescription(labels.skipped);
  expect(form.checkValidity()).toBe(false);
  await userEvent.clear(day());
  await userEvent.type(day(), '2027-10-31{Enter}');
  expect(time()).not.toHaveAccessibleDescription();
  expect(screen.getByText(labels.twice)).toBeVisible();
  expect(form.checkValidity()).toBe(true);
});

it('tells a reader in another zone whose clock it is', () => {
  const other = HERE === 'Asia/Tokyo' ? 'Europe/Stockholm' : 'Asia/Tokyo';
  const { rerender } = render(<DateTimeField {...PROPS} timeZone={other} />);
  const group = screen.getByRole('group', { name: 'Start' });
  expect(group).toHaveAccessibleDescription(
    /^In (?:Japan|Central European) (?:Standard )?Time\.$/u,
  );
  rerender(<DateTimeField {...PROPS} hint="When you can begin." />);
  expect(group).toHaveAccessibleDescription('When you can begin.');
});

it('takes a day and a time by keys alone', async () => {
  const { posted } = renderForm(
    <DateTimeField {...PROPS} name="start" defaultValue="2026-12-01T08:00" />,
  );
  await userEvent.click(day());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('dialog', { name: 'Choose a day' });
  await screen.findByRole('gridcell', { selected: true });
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(time());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('dialog', { name: 'Choose a time' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted('start')).toEqual(['2026-12-02', '08:30']);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(posted('start')).toEqual(['2026-12-01', '08:00']);
});

it('is the browser’s own fields before the page’s script runs', async () => {
  const html = renderToString(<DateTimeField {...PROPS} name="start" min="2026-12-01T08:00" />);
  expect(html).toMatch(/<input[^>]*type="date"[^>]*>/u);
  expect(html).toMatch(/<input[^>]*type="time"[^>]*>/u);
  expect(html.match(/name="start"/gu)).toHaveLength(2);
  const { errors, unmount } = await hydrateSilently(
    <DateTimeField {...PROPS} timeZone="Asia/Tokyo" name="start" />,
  );
  expect(errors).toEqual([]);
  unmount();
});

it('takes language, texts, day and zone from the provider', async () => {
  render(
    <KitProvider locale="en-US" texts={en} today="2026-11-21" timeZone={HERE}>
      <DateTimeField label="Start" />
    </KitProvider>,
  );
  await userEvent.type(day(), '12/1{Enter}');
  await userEvent.type(time(), '1430{Enter}');
  expect(day()).toHaveValue('Dec 1, 2026');
  expect(time().value).toMatch(/^2:30\sPM$/u);
});

it('opens the calendar or the list of times as its owner says', async () => {
  const onOpenChange = vi.fn();
  const element = (open?: 'day' | 'time' | null) => (
    <DateTimeField {...PROPS} open={open} onOpenChange={onOpenChange} />
  );
  const { rerender } = render(element(null));
  await userEvent.click(day());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onOpenChange).toHaveBeenLastCalledWith('day');
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(element('time'));
  expect(await screen.findByRole('dialog', { name: labels.timeField.title })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(null);
  rerender(element(null));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('may have its calendar open at the start', async () => {
  render(<DateTimeField {...PROPS} defaultOpen="day" />);
  expect(await screen.findByRole('dialog', { name: labels.dayField.title })).toBeVisible();
});

it('marks both halves as wrong while the whole has an error', () => {
  const { rerender } = render(<DateTimeField {...PROPS} error="Say when." />);
  expect(day()).toBeInvalid();
  expect(time()).toBeInvalid();
  rerender(<DateTimeField {...PROPS} />);
  expect(day()).toBeValid();
  expect(time()).toBeValid();
});
