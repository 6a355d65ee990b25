import { describe, expect, it } from 'vitest';
import { dayOfInstant, endOfDay } from './dates';

it.each([
  ['2026-06-30T21:59:59.000Z', '2026-06-30'],
  ['2026-06-30T22:30:00.000Z', '2026-07-01'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01'],
])('the instant %s is on %s in Stockholm', (instant, day) => {
  expect(dayOfInstant(instant)).toBe(day);
});

describe('endOfDay', () => {
  it.each([
    ['2026-12-24', '2026-12-24T23:59:59+01:00'],
    ['2026-07-01', '2026-07-01T23:59:59+02:00'],
  ])('%s ends at %s', (day, instant) => {
    expect(endOfDay(day)).toBe(instant);
  });
});
