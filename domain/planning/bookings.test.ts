import { expect, it } from 'vitest';
import { assignmentDays, isWithin } from './bookings';

const SHIFTS = [{ day: '2026-06-08', from: '07:00', to: '16:00' }];

it.each([
  ['its dates', '2026-06-01', '2026-06-30', SHIFTS, ['2026-06-01', '2026-06-30']],
  ['its first shift', null, '2026-06-30', SHIFTS, ['2026-06-08', '2026-06-30']],
  ['a beginning without an end', '2026-06-01', null, null, ['2026-06-01', null]],
  ['nothing', null, null, undefined, [null, null]],
])('a job says %s', (_what, startsOn, endsOn, shifts, [from, to]) => {
  expect(assignmentDays({ startsOn, endsOn, shifts })).toEqual({ from, to });
});

it.each([
  ['2026-05-01', '2026-05-31', false],
  ['2026-05-01', '2026-06-01', true],
  ['2026-06-30', '2026-08-01', true],
  ['2026-07-01', '2026-08-01', false],
  ['2026-01-01', null, true],
  [null, '2026-06-10', false],
])('%s to %s has a day in June: %s', (from, to, expected) => {
  expect(isWithin({ from, to }, { from: '2026-06-01', to: '2026-06-30' })).toBe(expected);
});
