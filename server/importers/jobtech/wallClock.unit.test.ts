import { describe, expect, it } from 'vitest';
import { addWeeks, weeksToRebase } from './rebase';
import { dayOfWallClock, instantOfWallClock, readWallClock, wallClockAt } from './wallClock';

describe('readWallClock', () => {
  it.each([
    ['winter', '2026-01-15T10:00:00', '2026-01-15T09:00:00.000Z'],
    ['summer', '2026-07-15T10:00:00', '2026-07-15T08:00:00.000Z'],
    ['an hour before summer time', '2026-03-29T01:30:00', '2026-03-29T00:30:00.000Z'],
    ['just after summer time began', '2026-03-29T03:30:00', '2026-03-29T01:30:00.000Z'],
    ['just before winter time', '2026-10-25T01:59:59', '2026-10-24T23:59:59.000Z'],
    ['just after winter time began', '2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
    ['no seconds', '2026-01-15T10:00', '2026-01-15T09:00:00.000Z'],
    ['a fraction', '2026-01-15T10:00:00.123456', '2026-01-15T09:00:00.000Z'],
    ['UTC', '2026-07-15T10:00:00Z', '2026-07-15T10:00:00.000Z'],
    ['an offset', '2026-07-15T10:00:00+05:00', '2026-07-15T05:00:00.000Z'],
  ])('reads %s', (_name, text, instant) => {
    const wallClock = readWallClock(text);
    expect(wallClock === null ? null : instantOfWallClock(wallClock)).toBe(instant);
  });

  it.each([
    null,
    '',
    '2026-01-15',
    '2026-02-30T10:00:00',
    '2026-13-01T10:00:00',
    '2026-01-15T25:00:00',
    '1999-01-01T00:00:00',
    '9999-01-01T00:00:00',
    'i morgon',
  ])('reads nothing from %s', (text) => {
    expect(readWallClock(text)).toBeNull();
  });

  it('keeps the last second of a day in that day', () => {
    expect(dayOfWallClock(readWallClock('2026-07-15T23:59:59') ?? 0)).toBe('2026-07-15');
  });
});

describe('weeksToRebase', () => {
  const anchor = wallClockAt(Date.parse('2026-11-21T09:00:00Z'));
  const published = (text: string) => readWallClock(text) ?? Number.NaN;

  it.each([
    ['today', '2026-11-21T09:00:00', 0],
    ['after the anchor', '2026-12-24T09:00:00', 0],
    ['three weeks ago', '2026-10-31T09:00:00', 0],
    ['four weeks ago less a second', '2026-10-24T10:00:01', 0],
    ['four weeks ago', '2026-10-24T10:00:00', 4],
    ['five weeks ago', '2026-10-17T09:00:00', 4],
    ['a year ago', '2025-11-21T09:00:00', 52],
  ])('moves an ad of %s', (_name, text, weeks) => {
    expect(weeksToRebase(published(text), anchor)).toBe(weeks);
  });

  it('puts every ad of two years into the four weeks before the anchor', () => {
    for (let hours = 0; hours < 2 * 365 * 24; hours += 7) {
      const old = anchor - hours * 3_600_000;
      const moved = addWeeks(old, weeksToRebase(old, anchor));
      expect(moved).toBeLessThanOrEqual(anchor);
      expect(moved).toBeGreaterThan(anchor - 4 * 7 * 86_400_000);
    }
  });
});
