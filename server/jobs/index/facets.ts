import { FACETS, type FacetCounts, type RateHistogram } from '#domain/jobs/filter';
import { recordOf } from '#domain/jobs/filterFields';
import type { Bitmap } from './bitmap';
import { type CountedRows, countRows } from './countedRows';
import type { FilterMask } from './filterMask';
import type { Counted } from './jobValues';
import { columnOf, type Numbering } from './numbering';
import { rateHistogram } from './rateBars';
import type { Segment } from './segment';

/** One segment with its filter mask, which must keep near misses. */
interface MaskedSegment {
  segment: Segment;
  mask: FilterMask;
}

/** Counts per facet and bar, each without the filter's own part. */
export function countFacets(
  masked: readonly MaskedSegment[],
  day: number,
  numbering: Numbering,
): { facets: FacetCounts; histogram: RateHistogram } {
  const segments = masked.map(({ segment, mask }) => {
    const { sets } = segment.columns;
    const count = (rows: Bitmap, known: readonly CountedRows[], column: number | null) =>
      countRows(sets, numbering.setCount, rows, known, column);
    const open = segment.openCountedOn(day);
    const matching = count(mask.matching, [open], null);
    return {
      countsFor: (counted: Counted) =>
        mask.has(counted)
          ? count(mask.without(counted), [open, matching], columnOf(counted)).countsBySet
          : matching.countsBySet,
    };
  });
  const countsOf = (counted: Counted) =>
    numbering.countsByValue(
      counted,
      segments.map(({ countsFor }) => countsFor(counted)),
    );
  return {
    facets: recordOf(FACETS, countsOf),
    histogram: rateHistogram(countsOf('hourlyRate')),
  };
}
