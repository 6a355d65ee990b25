import { describe, expect, it } from 'vitest';
import {
  addMonths,
  addMonthsToDay,
  dayOfKey,
  firstMonthWith,
  firstWeekdayOf,
  isShown,
  lastOf,
} from './monthGrid';

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -14, '2025-01'],
])('%s and %i months is %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

it('keeps the date, or takes the last of a shorter month', () => {
  expect(addMonthsToDay('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonthsToDay('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonthsToDay('2026-11-21', 2)).toBe('2027-01-21');
  expect(lastOf('2028-02')).toBe('2028-02-29');
});

it.each([
  ['sv-SE', 0],
  ['en-GB', 0],
  ['en-US', 6],
  ['ar-EG', 5],
])('%s begins its weeks with day %i', (locale, weekday) => {
  expect(firstWeekdayOf(locale)).toBe(weekday);
});

describe('keys', () => {
  const MONDAY = { firstWeekday: 0, isRtl: false };
  it.each([
    ['ArrowRight', false, '2026-12-17'],
    ['ArrowLeft', false, '2026-12-15'],
    ['ArrowDown', false, '2026-12-23'],
    ['ArrowUp', false, '2026-12-09'],
    ['Home', false, '2026-12-14'],
    ['End', false, '2026-12-20'],
    ['PageDown', false, '2027-01-16'],
    ['PageUp', false, '2026-11-16'],
    ['PageDown', true, '2027-12-16'],
    ['PageUp', true, '2025-12-16'],
    ['a', false, null],
  ])('%s with Shift %s moves to %s', (key, shiftKey, expected) => {
    expect(dayOfKey({ key, shiftKey }, '2026-12-16', MONDAY)).toBe(expected);
  });

  it('follow the reading direction and the first day of the week', () => {
    const options = { firstWeekday: 6, isRtl: true };
    const press = (key: string) => dayOfKey({ key, shiftKey: false }, '2026-12-16', options);
    expect(press('ArrowLeft')).toBe('2026-12-17');
    expect(press('Home')).toBe('2026-12-13');
  });
});

it('moves the months as little as possible', () => {
  expect(firstMonthWith('2026-11', '2026-12-24', 2)).toBe('2026-11');
  expect(firstMonthWith('2026-11', '2027-01-01', 2)).toBe('2026-12');
  expect(firstMonthWith('2026-11', '2026-12-24', 1)).toBe('2026-12');
  expect(firstMonthWith('2026-11', '2026-09-30', 2)).toBe('2026-09');
});

it('returns whether a day is shown', () => {
  expect(isShown('2026-12-31', '2026-11', 2)).toBe(true);
  expect(isShown('2027-01-01', '2026-11', 2)).toBe(false);
  expect(isShown('2026-10-31', '2026-11', 2)).toBe(false);
});
