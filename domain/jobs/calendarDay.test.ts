import { describe, expect, it } from 'vitest';
import { dayNumber, isCalendarDay } from './calendarDay';

describe('isCalendarDay', () => {
  it.each([
    ['2026-01-31', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
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
