import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { givenUpFrom, silenceAt, silentFrom } from './silence';

const DAY = 86_400_000;
const from = (waitsSince: string) => new Date(silentFrom(Date.parse(waitsSince))).toISOString();

it.each([
  ['over a weekend', '2026-11-19T10:00:00Z', '2026-11-25T08:00:00.000Z'],
  ['written on a Saturday', '2026-11-21T10:00:00Z', '2026-11-26T08:00:00.000Z'],
  ['by the day in Stockholm', '2026-11-22T23:30:00Z', '2026-11-27T08:00:00.000Z'],
  ['over Easter', '2026-03-31T10:00:00Z', '2026-04-08T07:00:00.000Z'],
])('an employer is silent after three whole weekdays: %s', (_when, since, silent) => {
  expect(from(since)).toBe(silent);
});

it('reminds the employer before it gives up, whatever the day', () => {
  holds(
    fc.property(fc.integer({ min: 0, max: 80 * 365 }), (days) => {
      const since = days * DAY + DAY / 2;
      expect(silentFrom(since) - since).toBeGreaterThan(3 * DAY);
      expect(silentFrom(since)).toBeLessThan(givenUpFrom(since));
      expect(silenceAt(since, silentFrom(since) - 1)).toBe('none');
      expect(silenceAt(since, silentFrom(since))).toBe('reminded');
      expect(silenceAt(since, givenUpFrom(since))).toBe('given_up');
    }),
  );
});
