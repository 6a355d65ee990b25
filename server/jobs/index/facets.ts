import { FACETS, type FacetCounts, type RateHistogram } from '#domain/jobs/filter';
import { recordOf } from '#domain/jobs/filterFields';
import { type Bitmap, countCommon } from './bitmap';
import { type CountedRows, countRows } from './countedRows';
import type { FilterMask } from './filterMask';
import { type Counted, FLAG_VALUE } from './jobValues';
import { columnOf, type Numbering } from './numbering';
import type { Plan } from './plan';
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
  plan: Plan,
  numbering: Numbering,
): { facets: FacetCounts; histogram: RateHistogram } {
  const segments = masked.map(({ segment, mask }) => {
    const { sets } = segment.columns;
    const count = (rows: Bitmap, known: readonly CountedRows[], column: number | null) =>
      countRows(sets, numbering.setCount, rows, known, column);
    const open = segment.openCountedOn(plan.day);
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
    facets: recordOf(FACETS, (facet) =>
      facet === 'onlyEligible' ? eligibleCounts(masked, plan) : countsOf(facet),
    ),
    histogram: rateHistogram(countsOf('hourlyRate')),
  };
}

/** Jobs that the candidate may take; nothing is counted for a visitor. */
function eligibleCounts(
  masked: readonly MaskedSegment[],
  { eligible }: Plan,
): Record<string, number> {
  if (!eligible) return {};
  const counts = masked.map(({ segment, mask }) =>
    countCommon(mask.matching, segment.eligibleBy(eligible)),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total > 0 ? { [FLAG_VALUE]: total } : {};
}
