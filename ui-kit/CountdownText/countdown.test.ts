import { expect, test } from 'vitest';
import { type Countdown, countdownTo } from './countdown';

test.each<[string, string, Countdown]>([
  ['2026-02-10', '2026-02-01', { kind: 'upcoming', days: 9 }],
  ['2026-02-02', '2026-02-01', { kind: 'upcoming', days: 1 }],
  ['2026-02-01', '2026-02-01', { kind: 'today' }],
  ['2026-01-31', '2026-02-01', { kind: 'past' }],
  // In the night when clocks go forward in Sweden the day has 23 hours.
  ['2026-03-30', '2026-03-28', { kind: 'upcoming', days: 2 }],
  ['2028-03-01', '2028-02-28', { kind: 'upcoming', days: 2 }],
  ['2027-01-01', '2026-12-31', { kind: 'upcoming', days: 1 }],
])('%s seen from %s', (day, today, expected) => {
  expect(countdownTo(day, today)).toEqual(expected);
});

test.each(['2026-2-1', 'tomorrow', ''])('“%s” is refused', (day) => {
  expect(() => countdownTo(day, '2026-02-01')).toThrow(RangeError);
});
