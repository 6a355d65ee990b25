import { addDays } from '#domain/calendar/days';
import { type IsoWeek, isoWeekOf, weekKey, weekOfKey } from '#domain/calendar/isoWeek';
import { type PublicHoliday, publicHolidaysOf } from '#domain/calendar/publicHolidays';
import { type AssignmentDays, isWithin } from './bookings';

/** An assignment in the plan of a year. */
export interface PlannedAssignment extends AssignmentDays {
  /** The application's id. */
  id: string;
}

/** A week of the plan. */
export interface PlannedWeek {
  week: IsoWeek;
  /** `week_year`. */
  key: string;
  /** The ids of the assignments in it. */
  assignments: string[];
  /** Whether the candidate said that they can work in it. */
  available: boolean;
  holidays: PublicHoliday[];
}

const DAYS_PER_WEEK = 7;

/** Whether a text names a year that can be planned: 2000–2099. */
export const isPlannedYear = (year: string): boolean => /^20\d{2}$/.test(year);

/** The ISO weeks of an ISO week-year: 52 or 53. */
export function weeksOfYear(year: number): IsoWeek[] {
  const weeks: IsoWeek[] = [];
  let week = isoWeekOf(`${year}-01-04`);
  while (week.year === year) {
    weeks.push(week);
    week = isoWeekOf(addDays(week.startDate, DAYS_PER_WEEK));
  }
  return weeks;
}

/**
 * The year in ISO weeks.
 *
 * @param availableWeeks - the weeks in which the candidate can work, by `week_year`.
 */
export function yearPlan(
  year: number,
  assignments: readonly PlannedAssignment[],
  availableWeeks: ReadonlySet<string>,
): PlannedWeek[] {
  // A week of this ISO year may lie in the calendar year before or after
  const holidays = [year - 1, year, year + 1].flatMap(publicHolidaysOf);
  return weeksOfYear(year).map((week) => {
    const key = weekKey(week);
    return {
      week,
      key,
      assignments: assignments
        .filter((one) => isWithin(one, { from: week.startDate, to: week.endDate }))
        .map(({ id }) => id),
      available: availableWeeks.has(key),
      holidays: holidays.filter(({ day }) => day >= week.startDate && day <= week.endDate),
    };
  });
}

/** Days from the first to the last of weeks that follow each other, `YYYY-MM-DD`. */
export interface Gap {
  from: string;
  to: string;
}

/** The periods that chosen weeks make together, in order; unknown keys are left out. */
export function gapsOf(weekKeys: readonly string[]): Gap[] {
  const weeks = weekKeys
    .flatMap((key) => weekOfKey(key) ?? [])
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  const gaps: Gap[] = [];
  for (const { startDate, endDate } of weeks) {
    const last = gaps.at(-1);
    if (last && startDate <= addDays(last.to, 1)) last.to = endDate;
    else gaps.push({ from: startDate, to: endDate });
  }
  return gaps;
}
