import { expect, it } from 'vitest';
import { DEFAULT_QUIET_HOURS, quietUntil } from './quietHours';

it.each([
  // Winter time: UTC+1
  ['2026-03-02T19:59:59Z', DEFAULT_QUIET_HOURS, null],
  ['2026-03-02T20:00:00Z', DEFAULT_QUIET_HOURS, '2026-03-03T06:00:00.000Z'],
  ['2026-03-03T05:59:59Z', DEFAULT_QUIET_HOURS, '2026-03-03T06:00:00.000Z'],
  ['2026-03-03T06:00:00Z', DEFAULT_QUIET_HOURS, null],
  // The night in which summer time begins
  ['2026-03-28T22:00:00Z', DEFAULT_QUIET_HOURS, '2026-03-29T05:00:00.000Z'],
  ['2026-07-01T19:00:00Z', DEFAULT_QUIET_HOURS, '2026-07-02T05:00:00.000Z'],
  ['2026-03-02T12:30:00Z', { from: 13, to: 15 }, '2026-03-02T14:00:00.000Z'],
  ['2026-03-02T14:00:00Z', { from: 13, to: 15 }, null],
  ['2026-03-02T22:00:00Z', null, null],
])('at %s with %j is quiet until %s', (now, hours, until) => {
  const end = quietUntil(Date.parse(now), hours);
  expect(end === null ? null : new Date(end).toISOString()).toBe(until);
});
