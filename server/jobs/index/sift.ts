import { type Bitmap, emptyBitmap } from './bitmap';
import type { Plan, RangePlan } from './plan';
import type { RowSet } from './rowSet';
import type { Segment } from './segment';
import { Sieve } from './sieve';

/** Asks a plan of one segment. Ranges come last: they cost something for every row still left. */
export function sift(segment: Segment, plan: Plan, options: { keepNear: boolean }): Sieve {
  const sieve = new Sieve(segment.openOn(plan.day), options);
  for (const { part, facet, codes } of plan.values) {
    sieve.add(part, anyOf(segment, segment.byValue[facet], codes));
  }
  if (plan.text) sieve.add('text', allWords(segment, plan.text));
  for (const range of plan.ranges) sieve.add(range.part, overlapping(segment, range, sieve));
  return sieve;
}

/** Rows that hold any of the codes. */
function anyOf(
  segment: Segment,
  sets: ReadonlyMap<number, RowSet> | undefined,
  codes: readonly number[],
): Bitmap {
  const rows = emptyBitmap(segment.rowCount);
  for (const code of codes) sets?.get(code)?.addTo(rows);
  return rows;
}

/** Rows whose text has every word, each in any of its readings. */
function allWords(segment: Segment, words: readonly (readonly number[])[]): Bitmap {
  const [first = [], ...others] = words;
  const rows = anyOf(segment, segment.byWord, first);
  for (const readings of others) {
    const more = anyOf(segment, segment.byWord, readings);
    for (let index = 0; index < rows.length; index += 1) {
      rows[index] = (rows[index] ?? 0) & (more[index] ?? 0);
    }
  }
  return rows;
}

/** Rows, among those the sieve has left, whose range reaches into the plan's. */
function overlapping(segment: Segment, { part, from, to }: RangePlan, sieve: Sieve): Bitmap {
  const { rateMin, rateMax, startsOn, endsOn } = segment.columns;
  const low = part === 'hourlyRate' ? rateMin : startsOn;
  const high = part === 'hourlyRate' ? rateMax : endsOn;
  const rows = emptyBitmap(segment.rowCount);
  for (let index = 0; index < rows.length; index += 1) {
    let held = 0;
    for (let left = sieve.wordLeft(index); left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const row = (index << 5) | bit;
      if ((low[row] ?? 0) <= to && (high[row] ?? 0) >= from) held |= 1 << bit;
    }
    rows[index] = held;
  }
  return rows;
}
