import { dayNumber } from '../../domain/calendar/days';
import { isoWeekOf } from '../../domain/calendar/isoWeek';
import { type ReadDayOptions, readDay } from '../../domain/text/readDay';
import { tidyDay } from '../../domain/text/tidy';
import { parseWeeks } from './weekText';

/** Two days, `YYYY-MM-DD`; null where that end is open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/** One of the two ends. */
export type RangeEnd = keyof DateRange;

/** Why a range cannot be applied. */
export type RangeProblem = 'invalid_from' | 'invalid_to' | 'too_early' | 'end_not_after_start';

/** Checks a range: the end must be after the start, and neither before the first day allowed. */
export function checkRange({ from, to }: DateRange, min?: string): RangeProblem | null {
  const early = (day: string | null) => min !== undefined && day !== null && day < min;
  if (early(from) || early(to)) return 'too_early';
  return from !== null && to !== null && to <= from ? 'end_not_after_start' : null;
}

/**
 * The effect of pressing a day in the calendar: first the start, then the end; a day before the
 * start begins again.
 */
export function pickDay({ from, to }: DateRange, day: string): DateRange {
  if (from === null || to !== null || day <= from) return { from: day, to: null };
  return { from, to: day };
}

/** How many days there are, both ends counted. */
export function dayCount(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** The position of a day in the range. */
export type DayPlace = 'outside' | 'start' | 'end' | 'inside';

export function dayPlace(day: string, { from, to }: DateRange): DayPlace {
  if (day === from) return 'start';
  if (day === to) return 'end';
  return from !== null && to !== null && day > from && day < to ? 'inside' : 'outside';
}

/** The texts being typed; an absent end is not being typed. */
export type RangeDrafts = Partial<Record<RangeEnd, string>>;

/**
 * The range of the typed texts, together with the earlier range; or why there is none, with the days
 * that a text may mean.
 */
export type ReadRange =
  | { range: DateRange }
  | { problem: RangeProblem; readings?: readonly string[] };

/** Reads both ends and checks them. An empty text clears its end. */
export function readDrafts(
  value: DateRange,
  drafts: RangeDrafts,
  options: ReadDayOptions & { min?: string | undefined },
): ReadRange {
  const range = { ...value };
  for (const end of ['from', 'to'] as const) {
    const draft = drafts[end];
    if (draft === undefined) continue;
    const weeks = parseWeeks(draft, options.today);
    if (weeks) {
      // "V. 26–30" is both ends, "v. 26" the one where it is written
      const isRange = weeks.to > isoWeekOf(weeks.from).endDate;
      if (isRange) Object.assign(range, weeks);
      else range[end] = weeks[end];
      continue;
    }
    if (tidyDay(draft) === '') {
      range[end] = null;
      continue;
    }
    const read = readDay(draft, options);
    if (read === null) return { problem: `invalid_${end}` };
    if ('readings' in read) return { problem: `invalid_${end}`, readings: read.readings };
    range[end] = read.day;
  }
  const problem = checkRange(range, options.min);
  return problem === null ? { range } : { problem };
}
