import { describe, expect, it } from 'vitest';
import { byMonth, weekKey, weekOf, weekOfKey, weeksFrom } from './weeks';

describe('weekOf', () => {
  it.each([
    ['2026-11-21', '47_2026'],
    ['2026-11-23', '48_2026'],
    ['2025-12-29', '1_2026'],
    ['2026-01-01', '1_2026'],
    ['2026-12-31', '53_2026'],
    ['2027-01-03', '53_2026'],
    ['2027-01-04', '1_2027'],
    ['2021-01-03', '53_2020'],
    ['2024-12-30', '1_2025'],
    ['1969-12-29', '1_1970'],
  ])('%s is in %s', (day, key) => {
    expect(weekKey(weekOf(day))).toBe(key);
  });

  it('begins on Monday', () => {
    expect(weekOf('2026-11-22')).toMatchObject({ startDate: '2026-11-16', endDate: '2026-11-22' });
  });
});

describe('weekOfKey', () => {
  it('undoes weekKey, for every week of thirty years', () => {
    for (const week of weeksFrom('2020-01-01', 52 * 30)) {
      expect(weekOfKey(weekKey(week))).toEqual(week);
    }
  });

  it.each(['53_2027', '0_2026', '54_2026', '2026_49', '49-2026', '', '49_26'])(
    '%s is none',
    (key) => {
      expect(weekOfKey(key)).toBeNull();
    },
  );
});

it('puts weeks under the month where most of their days are', () => {
  const months = byMonth(weeksFrom('2026-11-21', 7));
  expect(months.map(({ month, weeks }) => [month, weeks.map(weekKey)])).toEqual([
    ['2026-11', ['47_2026', '48_2026']],
    ['2026-12', ['49_2026', '50_2026', '51_2026', '52_2026', '53_2026']],
  ]);
});
