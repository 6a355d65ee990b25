import type { JobStatus } from '#domain/jobs/job';
import type { ApplicationStatus } from './status';
import { OPEN_STATUSES } from './transitions';

const NONE: readonly ApplicationStatus[] = [];
/** Not applied yet: after the last day the candidate can no longer apply. */
const NOT_APPLIED: readonly ApplicationStatus[] = ['sent', 'interested'];

/**
 * The statuses that expire when the job has this status ("job closed" in decision 11 of the
 * specification).
 *
 * The closing date is the last day to apply, so applications that came in time continue; a deleted
 * job ends them all. A disabled job is hidden temporarily and ends none.
 */
export function expiringStatuses(job: JobStatus): readonly ApplicationStatus[] {
  if (job === 'deleted') return OPEN_STATUSES;
  return job === 'closed' ? NOT_APPLIED : NONE;
}
