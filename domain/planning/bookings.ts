import type { ApplicationStatus } from '#domain/applications/status';
import type { Job } from '#domain/jobs/job';

/** The statuses of an application whose assignment is booked. */
export const BOOKED_STATUSES = [
  'accepted',
  'employed',
] as const satisfies readonly ApplicationStatus[];
export type BookedStatus = (typeof BOOKED_STATUSES)[number];

/** The first and the last day of an assignment, `YYYY-MM-DD`; null: the job does not say. */
export interface AssignmentDays {
  from: string | null;
  to: string | null;
}

/** The days of a job's assignment, as far as it says them: its dates, else its shifts'. */
export function assignmentDays({
  startsOn,
  endsOn,
  shifts,
}: Pick<Job, 'startsOn' | 'endsOn' | 'shifts'>): AssignmentDays {
  const from = startsOn ?? shifts?.at(0)?.day ?? null;
  return { from, to: endsOn };
}

/** Whether an assignment has a day in a period; one without an end goes on. */
export function isWithin({ from, to }: AssignmentDays, period: { from: string; to: string }) {
  return from !== null && from <= period.to && (to === null || to >= period.from);
}
