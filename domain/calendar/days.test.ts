import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import {
  addDays,
  dayFromNumber,
  dayNumber,
  daysBetween,
  isCalendarDay,
  toDay,
  weekdayOf,
  weekdaysBetween,
} from './days';

describe('isCalendarDay', () => {
  it.each([
    ['2026-01-31', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['0000-01-01', false],
    ['1899-12-31', false],
    ['2999-12-31', true],
    ['9999-12-31', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['2026-01-01T00:00', false],
    ['', false],
    ['i dag', false],
    [20260101, false],
    [null, false],
  ])('%s → %s', (value, expected) => {
    expect(isCalendarDay(value)).toBe(expected);
  });
});

describe('dayNumber', () => {
  it('counts days from 1970, over leap days and summer time', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2024-03-01') - dayNumber('2024-02-28')).toBe(2);
    expect(dayNumber('2026-03-30') - dayNumber('2026-03-29')).toBe(1);
  });
});

describe('toDay', () => {
  it.each([
    [2026, 2, 28, '2026-02-28'],
    [2026, 2, 29, null],
    [2028, 2, 29, '2028-02-29'],
    [2026, 6, 31, null],
    [2026, 13, 1, null],
    [2026, 0, 1, null],
    [2026, 1, 0, null],
  ])('%i-%i-%i', (year, month, date, day) => {
    expect(toDay(year, month, date)).toBe(day);
  });
});

it('counts over the change to summer time', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayFromNumber(dayNumber('2026-10-25') + 1)).toBe('2026-10-26');
});

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s + %i = %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-05-05', '2026-05-05', 0],
    ['2026-10-24', '2026-10-26', 2],
    ['2026-05-05', '2026-05-01', -4],
    ['2025-12-31', '2026-12-31', 365],
  ])('%s → %s: %i', (from, to, expected) => {
    expect(daysBetween(from, to)).toBe(expected);
  });
});

describe('weekdaysBetween', () => {
  it.each([
    ['a Monday to its Friday', '2026-03-02', '2026-03-06', 5],
    ['a Monday to its Sunday', '2026-03-02', '2026-03-08', 5],
    ['a weekend', '2026-03-07', '2026-03-08', 0],
    ['one weekday', '2026-03-04', '2026-03-04', 1],
    ['Friday to Monday', '2026-03-06', '2026-03-09', 2],
    ['Saturday to the next Saturday', '2026-03-07', '2026-03-14', 5],
    ['four weeks', '2026-03-02', '2026-03-29', 20],
    ['the end before the start', '2026-03-06', '2026-03-02', 0],
  ])('%s', (_name, from, to, expected) => {
    expect(weekdaysBetween(from, to)).toBe(expected);
  });
});

/** Days by `Date`'s own calendar, over years that have four digits. */
const anyDate = fc
  .integer({ min: Date.UTC(1600, 0, 1) / 86_400_000, max: Date.UTC(3099, 11, 31) / 86_400_000 })
  .map((number) => new Date(number * 86_400_000));
const textOf = (date: Date) => date.toISOString().slice(0, 10);

describe('any day', () => {
  it('is a valid day from 1900 to 2999, and is made of its parts', () => {
    holds(
      fc.property(anyDate, (date) => {
        const year = date.getUTCFullYear();
        const isValid = year >= 1900 && year < 3000;
        expect(isCalendarDay(textOf(date))).toBe(isValid);
        const day = isValid ? textOf(date) : null;
        expect(toDay(year, date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
      }),
    );
  });

  it('is moved as Date.UTC moves it', () => {
    holds(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const later = new Date(
          Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days),
        );
        expect(addDays(textOf(date), days)).toBe(textOf(later));
        expect(daysBetween(textOf(date), textOf(later))).toBe(days);
      }),
    );
  });

  it('has the weekday that Intl gives it', () => {
    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    const format = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
    holds(
      fc.property(anyDate, (date) => {
        expect(names[weekdayOf(textOf(date))]).toBe(format.format(date));
      }),
    );
  });

  it('counts weekdays as walking from day to day does', () => {
    holds(
      fc.property(anyDate, fc.integer({ min: -3, max: 40 }), (date, days) => {
        let count = 0;
        for (let at = 0; at <= days; at += 1) {
          const weekday = new Date(date.getTime() + at * 86_400_000).getUTCDay();
          if (weekday !== 0 && weekday !== 6) count += 1;
        }
        expect(weekdaysBetween(textOf(date), addDays(textOf(date), days))).toBe(count);
      }),
    );
  });
});
