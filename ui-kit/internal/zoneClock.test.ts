import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stockholmClock } from '../../domain/calendar/stockholmTime';
import { holds } from '../../scripts/testing/holds';
import { clockAt, instantsOf, offsetAt, zoneName } from './zoneClock';

const STOCKHOLM = 'Europe/Stockholm';
const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString());

it.each([
  ['2026-12-01T14:30', STOCKHOLM, ['2026-12-01T13:30:00.000Z']],
  ['2026-07-01T00:30', STOCKHOLM, ['2026-06-30T22:30:00.000Z']],
  ['2026-03-29T01:59', STOCKHOLM, ['2026-03-29T00:59:00.000Z']],
  ['2026-03-29T02:30', STOCKHOLM, []],
  ['2026-03-29T03:00', STOCKHOLM, ['2026-03-29T01:00:00.000Z']],
  ['2026-10-25T02:30', STOCKHOLM, ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['2026-12-01T14:30', 'Asia/Kathmandu', ['2026-12-01T08:45:00.000Z']],
  // Half an hour is put back on the island
  [
    '2026-04-05T01:45',
    'Australia/Lord_Howe',
    ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ],
])('%s in %s is %s', (time, timeZone, instants) => {
  expect(iso(instantsOf(time, timeZone))).toEqual(instants);
});

it('shows the clock that the country has, and finds the instant again', () => {
  const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
  holds(
    fc.property(instants, (instant) => {
      const { day, time } = stockholmClock(instant);
      expect(clockAt(instant, STOCKHOLM)).toBe(`${day}T${time}`);
      const minute = Math.floor(instant / 60_000) * 60_000;
      expect(instantsOf(`${day}T${time}`, STOCKHOLM)).toContain(minute);
    }),
    { numRuns: 300 },
  );
});

it('says how far zones are apart, and what they are called', () => {
  const noon = Date.parse('2026-12-01T12:00:30Z');
  expect(offsetAt(noon, STOCKHOLM)).toBe(3_600_000);
  expect(offsetAt(noon, 'America/New_York')).toBe(-18_000_000);
  expect(zoneName(noon, STOCKHOLM, 'en-GB')).toBe('Central European Time');
  expect(zoneName(noon, STOCKHOLM, 'sv-SE')).toBe('centraleuropeisk tid');
});
