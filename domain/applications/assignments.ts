import { isoWeekOf } from '#domain/calendar/isoWeek';
import { assignmentWeeks as weeksOfWork } from '#domain/pay/compensation';

/** The two lists of assignments (part 2). */
export const ASSIGNMENT_LISTS = ['ongoing', 'completed'] as const;
export type AssignmentList = (typeof ASSIGNMENT_LISTS)[number];

/** Where an assignment stands on a day; `upcoming` ones are in the list of ongoing ones. */
export const ASSIGNMENT_PHASES = ['ongoing', 'upcoming', 'completed'] as const;
export type AssignmentPhase = (typeof ASSIGNMENT_PHASES)[number];

/** Days are `YYYY-MM-DD`; null where the job does not say. */
export interface AssignmentPeriod {
  startsOn: string | null;
  endsOn: string | null;
}

/**
 * An assignment goes on through its last day. Without a last day it goes on until further notice,
 * and without a first one it has begun.
 */
export function assignmentPhase(
  { startsOn, endsOn }: AssignmentPeriod,
  today: string,
): AssignmentPhase {
  if (endsOn !== null && endsOn < today) return 'completed';
  return startsOn !== null && startsOn > today ? 'upcoming' : 'ongoing';
}

/**
 * The first and last ISO week of an assignment, and how many weeks of work it is: as its pay counts
 * them. null where it has no first or no last day, or no weekday.
 */
export function assignmentWeeks({
  startsOn,
  endsOn,
}: AssignmentPeriod): { from: number; to: number; count: number } | null {
  if (startsOn === null || endsOn === null) return null;
  const count = weeksOfWork(startsOn, endsOn);
  if (count === 0) return null;
  return { from: isoWeekOf(startsOn).weekNumber, to: isoWeekOf(endsOn).weekNumber, count };
}
