import type { FacetCounts, RateHistogram } from '#domain/jobs/filter';
import { type Bitmap, collectRows, countBits, difference } from './bitmap';
import { countAllSets, countSets } from './counting';
import { type Counted, columnOf, type Numbering } from './numbering';
import { rateHistogram } from './rateBars';
import type { Segment } from './segment';
import type { Sieve } from './sieve';

/** One segment with what its sieve, which must keep near misses, let through. */
interface Sifted {
  segment: Segment;
  sieve: Sieve;
}

/** Counts per facet and bar, each without the filter part of its own name. */
export function countFacets(
  sifted: readonly Sifted[],
  day: number,
  numbering: Numbering,
): { facets: FacetCounts; histogram: RateHistogram } {
  const shared = new Int32Array(numbering.setCount);
  for (const { segment, sieve } of sifted) countRows(segment, sieve.passed, day, shared, null);
  const countsOf = (counted: Counted): Record<string, number> => {
    if (!sifted.some(({ sieve }) => sieve.has(counted))) {
      return numbering.countsByValue(counted, shared);
    }
    const own = new Int32Array(numbering.setCount);
    for (const { segment, sieve } of sifted) {
      countRows(segment, sieve.without(counted), day, own, columnOf(counted));
    }
    return numbering.countsByValue(counted, own);
  };
  return {
    facets: {
      locations: countsOf('locations'),
      workroles: countsOf('workroles'),
      workfields: countsOf('workfields'),
      employmentTypes: countsOf('employmentTypes'),
      systems: countsOf('systems'),
      timeOfDay: countsOf('timeOfDay'),
      onCallDuty: countsOf('onCallDuty'),
    },
    histogram: rateHistogram(countsOf('hourlyRate')),
  };
}

/**
 * Adds the rows' sets to `counts`: those of one column, or of all by null. Where the rows are
 * more than half of the day's open jobs, the fewer that are missing are taken off the counts
 * that the segment keeps of all of them; other columns' counts are then of no use.
 */
function countRows(
  segment: Segment,
  rows: Bitmap,
  day: number,
  counts: Int32Array,
  column: number | null,
): void {
  const count = countBits(rows);
  const open = segment.openCountOn(day);
  const byMissing = count > open / 2;
  const list = new Int32Array(byMissing ? open - count : count);
  collectRows(byMissing ? difference(segment.openOn(day).slice(), rows) : rows, list);
  if (byMissing) {
    for (const [set, jobs] of segment.openCountsOn(day).entries()) {
      counts[set] = (counts[set] ?? 0) + jobs;
    }
  }
  const { sets } = segment.columns;
  const step = byMissing ? -1 : 1;
  if (column === null) countAllSets(sets, list, step, counts);
  else countSets(sets, column, list, step, counts);
}
