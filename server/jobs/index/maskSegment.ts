import type { DaysPart, NumbersPart } from '#domain/jobs/filterFields';
import { type Bitmap, difference, fullBitmap } from './bitmap';
import { FilterMask } from './filterMask';
import type { PartsPlan, Plan } from './plan';
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
  const open = segment.openOn(plan.day);
  const wanted =
    plan.unwanted.length === 0
      ? open
      : plan.unwanted.reduce<Bitmap>(
          (rows, unwanted) => difference(rows, rowsWithAll(segment, unwanted)),
          open.slice(),
        );
  const mask = new FilterMask(wanted, options);
  for (const { part, codes } of plan.values) mask.add(part, segment.valued.of(codes));
  if (plan.eligible && plan.onlyEligible) {
    mask.add('onlyEligible', segment.eligibleBy(plan.eligible));
  }
  for (const { part, terms } of plan.texts) mask.add(part, allTerms(segment, terms));
  for (const { part, from, to } of plan.ranges) {
    mask.add(part, rowsInRange(segment, { part, from, to }));
  }
  return mask;
}

function rowsInRange(segment: Segment, { part, from, to }: PartsPlan['ranges'][number]): Bitmap {
  const [low, high] = RANGE_COLUMNS[part](segment);
  return difference(low.atMost(to), high.atMost(from - 1));
}

/** Rows that have all that a plan asks for; one that states no days is in no period. */
function rowsWithAll(segment: Segment, { values, texts, ranges }: PartsPlan): Bitmap {
  const all = [
    ...values.map(({ codes }) => segment.valued.of(codes)),
    ...texts.map(({ terms }) => allTerms(segment, terms)),
    ...ranges.map((range) => difference(rowsInRange(segment, range), segment.undated)),
  ];
  return all.reduce<Bitmap>((rows, others) => {
    for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) & (others[at] ?? 0);
    return rows;
  }, fullBitmap(segment.rowCount));
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
