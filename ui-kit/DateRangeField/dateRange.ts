import { addDays, dayNumber } from '../../domain/calendar/days';
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
export type RangeProblem =
  | 'invalid_from'
  | 'invalid_to'
  | 'too_early'
  | 'too_late'
  | 'unavailable'
  | 'end_not_after_start';

/** Which days may be chosen. */
export interface DayRules {
  /** The first day allowed, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day allowed, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Whether a day between them, `YYYY-MM-DD`, cannot be chosen. */
  isUnavailable?: ((day: string) => boolean) | undefined;
}

/** Which ranges may be chosen. */
export interface RangeRules extends DayRules {
  /** How many days a range has at least, both ends counted: 2 for an end after the start. Default 1. */
  minDays?: number | undefined;
}

/** Why a day cannot be chosen; null when it can. */
export function checkDay(
  day: string,
  { min, max, isUnavailable }: DayRules,
): 'too_early' | 'too_late' | 'unavailable' | null {
  if (min !== undefined && day < min) return 'too_early';
  if (max !== undefined && day > max) return 'too_late';
  return isUnavailable?.(day) ? 'unavailable' : null;
}

/** Checks a range: its length, and that no day of it is one that cannot be chosen. */
export function checkRange({ from, to }: DateRange, rules: RangeRules = {}): RangeProblem | null {
  for (const end of [from, to]) {
    const problem = end === null ? null : checkDay(end, rules);
    if (problem !== null) return problem;
  }
  if (from === null || to === null) return null;
  if (dayCount(from, to) < (rules.minDays ?? 1)) return 'end_not_after_start';
  if (rules.isUnavailable === undefined) return null;
  for (let day = from; day < to; day = addDays(day, 1)) {
    if (rules.isUnavailable(day)) return 'unavailable';
  }
  return null;
}

/**
 * The effect of pressing a day in the calendar: first the start, then the end; a day before the
 * start begins again, and so does the start itself where a range has two days at least.
 */
export function pickDay({ from, to }: DateRange, day: string, minDays = 1): DateRange {
  const begins = from === null || to !== null || dayCount(from, day) < minDays;
  return begins ? { from: day, to: null } : { from, to: day };
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
  options: ReadDayOptions & RangeRules,
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
  const problem = checkRange(range, options);
  return problem === null ? { range } : { problem };
}
