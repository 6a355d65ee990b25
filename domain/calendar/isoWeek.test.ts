import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { addDays } from './days';
import { isoWeekOf, weekKey, weekKeysBetween, weekOfKey } from './isoWeek';

describe('isoWeekOf', () => {
  it.each([
    ['2026-01-01', '1_2026', '2025-12-29', '2026-01-04'],
    ['2025-12-31', '1_2026', '2025-12-29', '2026-01-04'],
    ['2027-01-03', '53_2026', '2026-12-28', '2027-01-03'],
    ['2024-12-30', '1_2025', '2024-12-30', '2025-01-05'],
    ['2026-11-21', '47_2026', '2026-11-16', '2026-11-22'],
    ['1969-12-28', '52_1969', '1969-12-22', '1969-12-28'],
  ])('%s is in %s', (day, key, startDate, endDate) => {
    const week = isoWeekOf(day);
    expect(weekKey(week)).toBe(key);
    expect(week).toMatchObject({ startDate, endDate });
  });
});

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
  expect(weekKey(isoWeekOf(day))).toBe(key);
});

describe('weekOfKey', () => {
  it('undoes weekKey, for every week of thirty years', () => {
    for (const week of Array.from({ length: 52 * 30 }, (_, at) =>
      isoWeekOf(addDays('2020-01-01', at * 7)),
    )) {
      expect(weekOfKey(weekKey(week))).toEqual(week);
    }
  });

  it.each(['53_2027', '0_2026', '54_2026', '2026_49', '49-2026', '', '49_26'])(
    '%s is not a week',
    (key) => {
      expect(weekOfKey(key)).toBeNull();
    },
  );
});

/** Week and year as ISO 8601 defines them, counted from the Monday of the week of 4 January. */
function definedWeek(date: Date): { weekNumber: number; year: number } {
  const weekMs = 7 * 86_400_000;
  const firstMonday = (year: number) => {
    const fourth = new Date(Date.UTC(year, 0, 4));
    return Date.UTC(year, 0, 4 - ((fourth.getUTCDay() + 6) % 7));
  };
  const near = date.getUTCFullYear();
  const year = [near + 1, near, near - 1].find((one) => firstMonday(one) <= date.getTime());
  if (year === undefined) throw new Error('No year contains the date.');
  return { weekNumber: Math.floor((date.getTime() - firstMonday(year)) / weekMs) + 1, year };
}

it('is the week that ISO 8601 defines, for any day', () => {
  const earliest = Date.UTC(1600, 0, 1) / 86_400_000;
  const latest = Date.UTC(2999, 11, 31) / 86_400_000;
  holds(
    fc.property(fc.integer({ min: earliest, max: latest }), (number) => {
      const date = new Date(number * 86_400_000);
      const week = isoWeekOf(date.toISOString().slice(0, 10));
      expect(week).toMatchObject(definedWeek(date));
      expect(new Date(`${week.startDate}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(addDays(week.startDate, 6)).toBe(week.endDate);
      expect(weekOfKey(weekKey(week))).toEqual(week);
    }),
  );
});

describe('weekKeysBetween', () => {
  it.each<[from: string, to: string, keys: string[]]>([
    ['2026-05-04', '2026-05-04', ['19_2026']],
    ['2026-05-10', '2026-05-11', ['19_2026', '20_2026']],
    ['2026-12-31', '2027-01-10', ['53_2026', '1_2027']],
    // The week that the last day is in, though it does not end
    ['2026-05-06', '2026-05-18', ['19_2026', '20_2026', '21_2026']],
  ])('%s to %s', (from, to, keys) => {
    expect(weekKeysBetween(from, to, 10)).toEqual(keys);
  });

  it('has no more weeks than asked for, and none backwards', () => {
    expect(weekKeysBetween('2026-05-04', '2999-01-01', 3)).toHaveLength(3);
    expect(weekKeysBetween('2026-05-11', '2026-05-04', 3)).toEqual([]);
  });
});
