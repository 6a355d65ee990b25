import { describe, expect, it } from 'vitest';
import { endOfDay } from './dates';

describe('endOfDay', () => {
  it.each([
    ['2026-12-24', '2026-12-24T23:59:59+01:00'],
    ['2026-07-01', '2026-07-01T23:59:59+02:00'],
  ])('%s ends at %s', (day, instant) => {
    expect(endOfDay(day)).toBe(instant);
  });
});
