import { addDays, daysBetween, weekdayOf } from './days';

/** A week of ISO 8601: Monday to Sunday, in the year that contains its Thursday. */
export interface IsoWeek {
  /** 1–53. */
  weekNumber: number;
  /** The ISO week-year: 29 December 2025 is in week 1 of 2026. */
  year: number;
  /** Its Monday and its Sunday, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
}

const DAYS_PER_WEEK = 7;
/** From a week's Monday to its Thursday. */
const TO_THURSDAY = 3;

/** The week that contains a day. */
export function isoWeekOf(day: string): IsoWeek {
  const startDate = addDays(day, -weekdayOf(day));
  const thursday = addDays(startDate, TO_THURSDAY);
  const year = thursday.slice(0, 4);
  return {
    weekNumber: Math.floor(daysBetween(`${year}-01-01`, thursday) / DAYS_PER_WEEK) + 1,
    year: Number(year),
    startDate,
    endDate: addDays(startDate, DAYS_PER_WEEK - 1),
  };
}

/**
 * The key of a week wherever weeks are stored by key: `week_year` (part 3; decision 23 of the
 * specification).
 */
export const weekKey = ({ weekNumber, year }: Pick<IsoWeek, 'weekNumber' | 'year'>): string =>
  `${weekNumber}_${year}`;

/** The week of a key; null for a week that does not exist, such as week 53 of a year with 52. */
export function weekOfKey(key: string): IsoWeek | null {
  const [, number, year] = /^(\d{1,2})_(\d{4})$/u.exec(key) ?? [];
  if (number === undefined || year === undefined) return null;
  // 4 January is always in week 1
  const week = isoWeekOf(addDays(`${year}-01-04`, (Number(number) - 1) * DAYS_PER_WEEK));
  return weekKey(week) === `${Number(number)}_${year}` ? week : null;
}

/**
 * The keys of the weeks from one day to another, both included.
 *
 * @param most - no more weeks than these, however long it is.
 */
export function weekKeysBetween(from: string, to: string, most: number): string[] {
  const keys: string[] = [];
  let week = isoWeekOf(from);
  while (week.startDate <= to && keys.length < most) {
    keys.push(weekKey(week));
    week = isoWeekOf(addDays(week.startDate, DAYS_PER_WEEK));
  }
  return keys;
}
