import { expect, it } from 'vitest';
import { addMonths, firstDayOfMonth, lastDayOf, monthNumber } from './months';

it.each([
  ['2026-01-15', 12, '2027-01-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months: %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});

it('numbers a month, and back', () => {
  for (const month of ['1950-01', '2026-12', '2027-01']) {
    expect(firstDayOfMonth(monthNumber(month))).toBe(`${month}-01`);
  }
});
