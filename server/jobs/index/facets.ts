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
  const nothing = new Int32Array(numbering.setCount);
  const perSegment = sifted.map(({ segment, sieve }) => {
    const none = { rows: null, count: 0, countsBySet: nothing };
    const open = { ...segment.openOn(day), rows: segment.openOn(day).rows };
    const passed = countFrom([none, open], segment, sieve.passed, null);
    return { segment, sieve, known: [none, open, passed], passed };
  });
  const countsOf = (counted: Counted): Record<string, number> => {
    const column = columnOf(counted);
    const counts = perSegment.map(({ segment, sieve, known, passed }) =>
      sieve.has(counted)
        ? countFrom(known, segment, sieve.without(counted), column).countsBySet
        : passed.countsBySet,
    );
    return numbering.countsByValue(counted, counts);
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
