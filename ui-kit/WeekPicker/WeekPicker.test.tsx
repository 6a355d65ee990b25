import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { renderForm } from '../internal/testing/renderForm';
import { WeekPicker, type WeekPickerProps } from './WeekPicker';

const PROPS: WeekPickerProps = {
  label: 'Veckor',
  today: '2026-11-21',
  count: 3,
  locale: 'sv-SE',
  labels: { week: (number) => `Vecka ${number}`, chosen: (count) => `${count} valda` },
};

describeConformance<WeekPickerProps, HTMLFieldSetElement>(WeekPicker, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

describeControlled<readonly string[]>({
  element: ({ value, initial, onChange }) => (
    <WeekPicker {...PROPS} value={value} defaultValue={initial} onValueChange={onChange} />
  ),
  initial: ['47_2026'],
  next: ['47_2026', '48_2026'],
  change: () => userEvent.click(screen.getByLabelText(/^Vecka 48/)),
  read: () =>
    [47, 48]
      .filter(
        (week) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^Vecka ${week}`)).checked,
      )
      .map((week) => `${week}_2026`),
});

it('shows what is in a week, and gives no box to one that cannot be chosen', async () => {
  const onValueChange = vi.fn();
  render(
    <WeekPicker
      {...PROPS}
      today="2026-12-01"
      fixed={new Set(['50_2026'])}
      contents={(key) =>
        key === '50_2026' ? <a href="/jobb">Natt</a> : key === '51_2026' && 'Röd dag'
      }
      onValueChange={onValueChange}
    />,
  );
  expect(screen.queryByRole('checkbox', { name: /^Vecka 50/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Natt' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Vecka 51/ })).toHaveAccessibleDescription(
    'Röd dag',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'december 2026' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['49_2026', '51_2026']);
});

it('posts the chosen weeks in a plain form, can be required, and is reset with it', async () => {
  const { form, posted } = renderForm(
    <WeekPicker
      {...PROPS}
      name="weeks"
      required
      // The first is over and not shown; it is kept.
      defaultValue={['40_2026', '48_2026']}
    />,
  );
  expect(posted('weeks')).toEqual(['40_2026', '48_2026']);
  await userEvent.click(screen.getByLabelText(/^Vecka 48/));
  expect(posted('weeks')).toEqual(['40_2026']);
  await userEvent.click(screen.getByLabelText(/^Vecka 47/));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(posted('weeks')).toEqual(['40_2026', '48_2026']);
  expect(screen.getByLabelText(/^Vecka 47/)).not.toBeChecked();
  expect(form.checkValidity()).toBe(true);
});

it('is invalid in a form while no week is chosen', async () => {
  const { form } = renderForm(<WeekPicker {...PROPS} name="weeks" required />);
  expect(form.checkValidity()).toBe(false);
  await userEvent.click(screen.getByLabelText(/^Vecka 47/));
  expect(form.checkValidity()).toBe(true);
});
