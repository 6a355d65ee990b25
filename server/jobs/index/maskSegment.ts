import type { DaysPart, NumbersPart } from '#domain/jobs/filterFields';
import { type Bitmap, difference, fullBitmap } from './bitmap';
import { FilterMask } from './filterMask';
import type { Plan } from './plan';
import type { RangeColumn } from './rangeColumn';
import type { Segment } from './segment';
import type { TermPlan } from './terms';

/** The columns of each range: the start and the end of a job's own range. */
const RANGE_COLUMNS = {
  hourlyRate: ({ rateMin, rateMax }) => [rateMin, rateMax],
  share: ({ shareMin, shareMax }) => [shareMin, shareMax],
  period: ({ startsOn, endsOn }) => [startsOn, endsOn],
} as const satisfies Record<
  NumbersPart | DaysPart,
  (segment: Segment) => readonly [low: RangeColumn, high: RangeColumn]
>;

/** The mask of a plan over one segment. */
export function maskSegment(
  segment: Segment,
  plan: Plan,
  options: { keepNearMisses: boolean },
): FilterMask {
  const mask = new FilterMask(segment.openOn(plan.day), options);
  for (const { part, codes } of plan.values) mask.add(part, segment.valued.of(codes));
  if (plan.eligible && plan.onlyEligible) {
    mask.add('onlyEligible', segment.eligibleBy(plan.eligible));
  }
  for (const { part, terms } of plan.texts) mask.add(part, allTerms(segment, terms));
  for (const { part, from, to } of plan.ranges) {
    const [low, high] = RANGE_COLUMNS[part](segment);
    mask.add(part, difference(low.atMost(to), high.atMost(from - 1)));
  }
  return mask;
}

/** Rows whose texts have every term. */
function allTerms({ words, rowCount }: Segment, terms: readonly TermPlan[]): Bitmap {
  const rows = fullBitmap(rowCount);
  for (const term of terms) {
    const found = words.of(term).at(-1);
    for (let index = 0; index < rows.length; index += 1) {
      rows[index] = (rows[index] ?? 0) & (found?.[index] ?? 0);
    }
  }
  return rows;
}
