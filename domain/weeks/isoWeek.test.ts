import { describe, expect, it } from 'vitest';
import { isoWeekOf, weekKey } from './isoWeek';

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
