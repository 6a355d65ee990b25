import type { FacetCounts, RateHistogram } from '#domain/jobs/filter';
import { type Bitmap, collectRows, countBits } from './bitmap';
import { countCodes } from './counting';
import { COUNTED, type Numbering } from './document';
import { RATE_BARS_CODES, rateHistogram } from './rateBars';
import type { Segment } from './segment';
import type { Sieve } from './sieve';

/** One segment with what its sieve, which must keep near misses, let through. */
export interface Sifted {
  segment: Segment;
  sieve: Sieve;
}

/** Counts per facet and bar, each without the filter part of its own name. */
export function countFacets(
  sifted: readonly Sifted[],
  day: number,
  numbering: Numbering,
): { facets: FacetCounts; histogram: RateHistogram } {
  const tallies = [
    ...numbering.facets.map(({ sets }) => new Int32Array(sets.setCount)),
    new Int32Array(RATE_BARS_CODES),
  ];
  for (const { segment, sieve } of sifted) tally(segment, sieve, day, tallies);
  const counts = numbering.facets.map(({ facet, sets }, at) => [
    facet,
    sets.countsByValue(tallies[at] ?? NOTHING),
  ]);
  return {
    facets: Object.fromEntries(counts),
    histogram: rateHistogram(tallies.at(-1) ?? NOTHING),
  };
}

const NOTHING = new Int32Array(0);

function tally(segment: Segment, sieve: Sieve, day: number, tallies: readonly Int32Array[]): void {
  const shared = new RowsToCount(segment, sieve.passed, day);
  for (const [at, part] of COUNTED.entries()) {
    const wider = sieve.without(part);
    const rows = wider === sieve.passed ? shared : new RowsToCount(segment, wider, day);
    rows.addTo(tallies[at] ?? NOTHING, at);
  }
}

/**
 * Rows about to be counted by code. Where they are more than half of the day's open jobs, the
 * fewer that are missing are taken off the segment's own counts instead.
 */
class RowsToCount {
  readonly #segment: Segment;
  readonly #day: number;
  readonly #rows: Int32Array;
  readonly #areMissing: boolean;

  constructor(segment: Segment, rows: Bitmap, day: number) {
    this.#segment = segment;
    this.#day = day;
    const count = countBits(rows);
    const open = segment.openCountOn(day);
    this.#areMissing = count > open / 2;
    this.#rows = new Int32Array(this.#areMissing ? open - count : count);
    collectRows(this.#areMissing ? difference(segment.openOn(day), rows) : rows, this.#rows);
  }

  /** Adds to `tally` the counts of the column at place `at` of `COUNTED`. */
  addTo(tally: Int32Array, at: number): void {
    const column = this.#segment.columns.counted[at] ?? NOTHING;
    if (this.#areMissing) {
      const all = this.#segment.openCountsOn(this.#day)[at] ?? NOTHING;
      for (let code = 0; code < all.length; code += 1) {
        tally[code] = (tally[code] ?? 0) + (all[code] ?? 0);
      }
    }
    countCodes(column, this.#rows, this.#areMissing ? -1 : 1, tally);
  }
}

function difference(rows: Bitmap, without: Bitmap): Bitmap {
  const left = rows.slice();
  for (let index = 0; index < left.length; index += 1) {
    left[index] = (left[index] ?? 0) & ~(without[index] ?? 0);
  }
  return left;
}
