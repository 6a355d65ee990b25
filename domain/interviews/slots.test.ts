import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { type Interval, slotsOf } from './slots';

const DAY = '2026-06-10T';
const NOW = Date.parse(`${DAY}08:00:00Z`);
const between = (from: string, to: string): Interval => ({
  from: `${DAY}${from}:00.000Z`,
  to: `${DAY}${to}:00.000Z`,
});
/** `09:00 09:30-` for a free slot and one that is taken. */
const shown = (minutes: number, free: Interval[], taken: Interval[] = []) =>
  slotsOf({ minutes, free }, taken, NOW)
    .map((slot) => slot.startsAt.slice(11, 16) + (slot.free ? '' : '-'))
    .join(' ');

it.each<[slots: string, minutes: number, free: Interval[], taken?: Interval[]]>([
  ['', 30, []],
  ['09:00 09:30', 30, [between('09:00', '10:00')]],
  ['09:00', 45, [between('09:00', '10:00')]],
  ['', 61, [between('09:00', '10:00')]],
  // What has begun is over
  ['08:30', 30, [between('07:00', '09:00')]],
  // Intervals that touch or overlap are one
  ['09:00 09:40 10:20', 40, [between('09:00', '10:00'), between('09:30', '11:00')]],
  ['13:00 15:00', 30, [between('15:00', '15:30'), between('13:00', '13:30')]],
  ['09:00- 09:30', 30, [between('09:00', '10:00')], [between('09:00', '09:30')]],
  // A booking of another length takes each slot that it touches
  ['09:00- 09:30- 10:00', 30, [between('09:00', '10:30')], [between('09:15', '09:45')]],
])('%j of %i minutes', (slots, minutes, free, taken) => {
  expect(shown(minutes, free, taken)).toBe(slots);
});

it('offers no two slots at the same time, and none outside of the free intervals', () => {
  const interval = fc
    .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 200 }))
    .map(([start, length]) => ({
      from: new Date(NOW + start * 60_000).toISOString(),
      to: new Date(NOW + (start + length) * 60_000).toISOString(),
    }));
  holds(
    fc.property(fc.array(interval), fc.integer({ min: 5, max: 90 }), (free, minutes) => {
      const slots = slotsOf({ minutes, free }, [], NOW);
      slots.forEach((slot, index) => {
        expect(slot.startsAt >= (slots[index - 1]?.endsAt ?? '')).toBe(true);
        // Every minute of it is in some interval
        for (let t = Date.parse(slot.startsAt); t < Date.parse(slot.endsAt); t += 60_000) {
          expect(free.some(({ from, to }) => Date.parse(from) <= t && t < Date.parse(to))).toBe(
            true,
          );
        }
      });
    }),
    { numRuns: 50 },
  );
});
