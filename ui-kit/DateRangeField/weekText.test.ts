import { expect, it } from 'vitest';
import { isoWeekOf } from '../../domain/calendar/isoWeek';
import { parseWeeks, rangeOfWeeks } from './weekText';

const TODAY = '2026-11-22';

it.each([
  ['v. 26', '2027-06-28', '2027-07-04'],
  ['v 26–30', '2027-06-28', '2027-08-01'],
  ['V.26-v.30', '2027-06-28', '2027-08-01'],
  ['vecka 51', '2026-12-14', '2026-12-20'],
  ['weeks 52 to 1', '2026-12-21', '2027-01-10'],
  ['w47', '2026-11-16', '2026-11-22'],
])('%s', (text, from, to) => {
  expect(parseWeeks(text, TODAY)).toEqual({ from, to });
});

it.each(['26', 'v', 'v. 54', 'v. 26 juni', 'dec 1', ''])('%s is no week', (text) => {
  expect(parseWeeks(text, TODAY)).toBeNull();
});

it('takes whole weeks, and one week where the other end is open or before it', () => {
  const [week, later] = [isoWeekOf('2027-06-28'), isoWeekOf('2027-07-26')];
  expect(rangeOfWeeks(week, later)).toEqual({ from: '2027-06-28', to: '2027-08-01' });
  expect(rangeOfWeeks(null, later)).toEqual({ from: '2027-07-26', to: '2027-08-01' });
  expect(rangeOfWeeks(later, week)).toEqual({ from: '2027-07-26', to: '2027-08-01' });
  expect(rangeOfWeeks(null, null)).toEqual({ from: null, to: null });
});
