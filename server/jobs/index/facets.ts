import type { FacetCounts, RateHistogram } from '#domain/jobs/filter';
import type { Bitmap } from './bitmap';
import { type CountedRows, countRows } from './countedRows';
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
  const segments = sifted.map(({ segment, sieve }) => {
    const { sets } = segment.columns;
    const count = (rows: Bitmap, known: readonly CountedRows[], column: number | null) =>
      countRows(sets, numbering.setCount, rows, known, column);
    const open = segment.openCountedOn(day);
    const passed = count(sieve.passed, [open], null);
    return {
      countsFor: (counted: Counted) =>
        sieve.has(counted)
          ? count(sieve.without(counted), [open, passed], columnOf(counted)).countsBySet
          : passed.countsBySet,
    };
  });
  const countsOf = (counted: Counted) =>
    numbering.countsByValue(
      counted,
      segments.map(({ countsFor }) => countsFor(counted)),
    );
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
