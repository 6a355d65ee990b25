import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { stockholmClock, stockholmInstant } from './stockholmTime';

it.each([
  ['2026-01-15', '08:00', '2026-01-15T07:00:00.000Z'],
  ['2026-07-01', '08:00', '2026-07-01T06:00:00.000Z'],
  ['2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
  // The clocks go forward at 02:00 on 29 March 2026, and back at 03:00 on 25 October
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s is %s', (day, time, instant) => {
  expect(new Date(stockholmInstant(day, time)).toISOString()).toBe(instant);
});

it('shows the clock that the time zone data shows', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const from = Date.UTC(2020, 0, 1);
  const to = Date.UTC(2040, 0, 1);
  holds(
    fc.property(fc.integer({ min: from, max: to }), (instant) => {
      const { day, time } = stockholmClock(instant);
      expect(`${day} ${time}`).toBe(clock.format(instant));
    }),
    { numRuns: 2000 },
  );
});
