import { dayNumber } from '#domain/jobs/calendarDay';
import { addDays } from '#domain/jobs/dayArithmetic';

/** A week of ISO 8601: Monday to Sunday, in the year that holds its Thursday. */
export interface IsoWeek {
  year: number;
  weekNumber: number;
  /** Its Monday and its Sunday, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
}

const DAYS_PER_WEEK = 7;
/** 1970-01-01, day number 0, was a Thursday: three days after its Monday. */
const DAYS_FROM_MONDAY = 3;

/** The week that holds a day. */
export function isoWeekOf(day: string): IsoWeek {
  const weekday =
    (((dayNumber(day) + DAYS_FROM_MONDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const startDate = addDays(day, -weekday);
  const thursday = addDays(startDate, DAYS_FROM_MONDAY);
  const year = Number(thursday.slice(0, 4));
  const dayOfYear = dayNumber(thursday) - dayNumber(`${thursday.slice(0, 4)}-01-01`);
  return {
    year,
    weekNumber: Math.floor(dayOfYear / DAYS_PER_WEEK) + 1,
    startDate,
    endDate: addDays(startDate, DAYS_PER_WEEK - 1),
  };
}

/** The key of a week where weeks are kept by key: `week_year` (part 3; decision 23). */
export const weekKey = ({ weekNumber, year }: Pick<IsoWeek, 'weekNumber' | 'year'>): string =>
  `${weekNumber}_${year}`;
