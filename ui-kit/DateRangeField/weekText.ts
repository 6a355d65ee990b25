import { type IsoWeek, isoWeekOf, weekOfKey } from '../../domain/calendar/isoWeek';
import { tidyDay } from '../../domain/text/tidy';

const WEEKS =
  /^(?:v|vecka|veckor|veckorna|w|wk|week|weeks)\.?\s*(\d{1,2})(?:\s*(?:[-–—]|till|to)\s*(?:v|w)?\.?\s*(\d{1,2}))?$/iu;
const YEARS_AHEAD = 2;

/** The next week of a number that is not over. */
function nextWeek(number: number, from: string): IsoWeek | null {
  const { year } = isoWeekOf(from);
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
    const week = weekOfKey(`${number}_${year + ahead}`);
    if (week && week.endDate >= from) return week;
  }
  return null;
}

/**
 * Reads weeks as people type them: `v. 26`, `v 26–30`, `week 26`. The days of the next such weeks;
 * null when it is no week.
 */
export function parseWeeks(text: string, today: string): { from: string; to: string } | null {
  const [, first, last = first] = WEEKS.exec(tidyDay(text)) ?? [];
  if (first === undefined || last === undefined) return null;
  const from = nextWeek(Number(first), today);
  const to = from && nextWeek(Number(last), from.startDate);
  return from && to && { from: from.startDate, to: to.endDate };
}

/** Days, both included; null where that end is open. */
interface Days {
  from: string | null;
  to: string | null;
}

/** Whole weeks from a first to a last one; an end that was not chosen is the other's week. */
export function rangeOfWeeks(first: IsoWeek | null, last: IsoWeek | null): Days {
  const from = first ?? last;
  const to = last ?? first;
  if (!from || !to) return { from: null, to: null };
  return { from: from.startDate, to: to.endDate < from.startDate ? from.endDate : to.endDate };
}
