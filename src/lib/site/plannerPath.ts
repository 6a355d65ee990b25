import { isoWeekOf } from '#domain/calendar/isoWeek';

export interface PlannerAddress {
  /** The ISO week-year; this one when absent. */
  year?: number | null;
  /** The id of a job that is drawn in. */
  job?: string | null;
  /** Keys of chosen weeks, `week_year`. */
  weeks?: readonly string[];
}

/** Between the weeks of an address. */
export const WEEK_SEPARATOR = '.';

/** The address of a plan; apart from the other addresses, which every page loads. */
export function plannerPath({ year, job, weeks = [] }: PlannerAddress = {}): string {
  const query = new URLSearchParams();
  if (year) query.set('year', String(year));
  if (job) query.set('job', job);
  if (weeks.length > 0) query.set('weeks', weeks.join(WEEK_SEPARATOR));
  const text = query.toString();
  return text === '' ? '/candidate/planner' : `/candidate/planner?${text}`;
}

/** The year in which a job begins; null when it does not say. */
export function yearOf(startsOn: string | null): number | null {
  return startsOn === null ? null : isoWeekOf(startsOn).year;
}
