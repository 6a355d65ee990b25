import { describe, expect, it } from 'vitest';
import { assignmentWeeks, compensation } from './compensation';

describe('compensation', () => {
  it.each([
    [
      'a range of rates',
      { min: 600, max: 700, hoursPerWeek: 40, weeks: 4 },
      {
        hours: 160,
        perWeek: { min: 24_000, max: 28_000 },
        perMonth: { min: 104_000, max: 121_333 },
        total: { min: 96_000, max: 112_000 },
      },
    ],
    [
      'one rate, part time',
      { min: 555, max: 555, hoursPerWeek: 28.5, weeks: 1 },
      {
        hours: 29,
        perWeek: { min: 15_818, max: 15_818 },
        perMonth: { min: 68_542, max: 68_542 },
        total: { min: 15_818, max: 15_818 },
      },
    ],
    [
      'three days',
      { min: 1000, max: 1200, hoursPerWeek: 40, weeks: 0.6 },
      {
        hours: 24,
        perWeek: { min: 40_000, max: 48_000 },
        perMonth: { min: 173_333, max: 208_000 },
        total: { min: 24_000, max: 28_800 },
      },
    ],
    [
      'no weeks at all',
      { min: 1000, max: 1200, hoursPerWeek: 0, weeks: 0 },
      {
        hours: 0,
        perWeek: { min: 0, max: 0 },
        perMonth: { min: 0, max: 0 },
        total: { min: 0, max: 0 },
      },
    ],
  ])('of %s', (_name, { min, max, hoursPerWeek, weeks }, expected) => {
    const rate = { min, max, basis: 'consultant_invoice' } as const;
    expect(compensation({ rate, hoursPerWeek, weeks })).toEqual({
      basis: 'consultant_invoice',
      ...expected,
    });
  });
});

describe('assignmentWeeks', () => {
  it.each([
    ['2026-05-04', '2026-05-31', 4],
    ['2026-05-04', '2026-05-06', 0.6],
    ['2026-05-09', '2026-05-10', 0],
    ['2026-05-10', '2026-05-04', 0],
  ])('%s to %s: %d', (from, to, weeks) => {
    expect(assignmentWeeks(from, to)).toBe(weeks);
  });
});
