import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdaysBetween } from './dayArithmetic';

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
    ['the wrong way round', '2026-03-06', '2026-03-02', 0],
  ])('%s', (_name, from, to, expected) => {
    expect(weekdaysBetween(from, to)).toBe(expected);
  });
});
