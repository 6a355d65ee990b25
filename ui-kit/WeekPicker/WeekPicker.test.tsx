import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
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
