import { expect, it } from 'vitest';
import { alertTimes } from './alertTimes';

it.each([
  // A Monday in winter time, UTC+1
  ['2026-03-02T05:59:59Z', '2026-03-01T06:00:00.000Z', '2026-02-23T06:00:00.000Z'],
  ['2026-03-02T06:00:00Z', '2026-03-02T06:00:00.000Z', '2026-03-02T06:00:00.000Z'],
  ['2026-03-02T23:30:00Z', '2026-03-02T06:00:00.000Z', '2026-03-02T06:00:00.000Z'],
  // The night in which summer time begins
  ['2026-03-29T04:59:59Z', '2026-03-28T06:00:00.000Z', '2026-03-23T06:00:00.000Z'],
  ['2026-03-29T05:00:00Z', '2026-03-29T05:00:00.000Z', '2026-03-23T06:00:00.000Z'],
  ['2026-03-30T05:00:00Z', '2026-03-30T05:00:00.000Z', '2026-03-30T05:00:00.000Z'],
  // The night in which it ends
  ['2026-10-25T05:59:59Z', '2026-10-24T05:00:00.000Z', '2026-10-19T05:00:00.000Z'],
  ['2026-10-25T06:00:00Z', '2026-10-25T06:00:00.000Z', '2026-10-19T05:00:00.000Z'],
])('at %s the last morning was %s and the last Monday’s %s', (now, morning, monday) => {
  const times = alertTimes(Date.parse(now));
  expect(new Date(times.morning).toISOString()).toBe(morning);
  expect(new Date(times.monday).toISOString()).toBe(monday);
});
