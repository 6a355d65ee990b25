import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { WeekPicker } from './WeekPicker';

it('shows two years as rows of numbers, whose names say the days', async () => {
  const onValueChange = vi.fn();
  render(
    <WeekPicker
      label="Veckor"
      today="2026-11-21"
      count={104}
      layout="numbers"
      locale="sv-SE"
      labels={{ week: (number) => `Vecka ${number}`, chosen: (count) => `${count} valda` }}
      onValueChange={onValueChange}
    />,
  );
  const summer = screen.getByRole('group', { name: 'juli 2027' });
  const weeks = within(summer).getAllByRole('checkbox', { name: /^Vecka/u });
  expect(weeks).toHaveLength(5);
  await userEvent.click(
    within(summer).getByRole('checkbox', { name: 'Vecka 28 12 juli – 18 juli' }),
  );
  expect(onValueChange).toHaveBeenLastCalledWith(['28_2027']);
  const month = within(summer).getByRole('checkbox', { name: 'juli 2027' });
  expect(month).toBePartiallyChecked();
  await userEvent.click(month);
  expect(onValueChange).toHaveBeenLastCalledWith(
    expect.arrayContaining(['26_2027', '27_2027', '28_2027', '29_2027', '30_2027']),
  );
  expect(screen.getAllByRole('checkbox', { name: /^Vecka/u })).toHaveLength(104);
});
