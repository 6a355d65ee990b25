import { type Bitmap, difference } from './bitmap';
import type { Plan } from './plan';
import type { Segment } from './segment';
import { Sieve } from './sieve';

/** Asks a plan of one segment. */
export function sift(segment: Segment, plan: Plan, options: { keepNear: boolean }): Sieve {
  const sieve = new Sieve(segment.openOn(plan.day), options);
  for (const { part, codes } of plan.values) sieve.add(part, segment.valued.of(codes));
  if (plan.text) sieve.add('text', allWords(segment, plan.text));
  for (const { part, from, to } of plan.ranges) {
    const [low, high] =
      part === 'hourlyRate'
        ? [segment.rateMin, segment.rateMax]
        : [segment.startsOn, segment.endsOn];
    sieve.add(part, difference(low.atMost(to), high.atMost(from - 1)));
  }
  return sieve;
}

/** Rows whose text has every word, each in any of its readings. */
function allWords({ worded }: Segment, words: readonly (readonly number[])[]): Bitmap {
  const [first = [], ...others] = words;
  const rows = worded.of(first).slice();
  for (const readings of others) {
    const more = worded.of(readings);
    for (let index = 0; index < rows.length; index += 1) {
      rows[index] = (rows[index] ?? 0) & (more[index] ?? 0);
    }
  }
  return rows;
}
