import type { JobStatus } from '#domain/jobs/job';
import type { ApplicationStatus } from './status';
import { OPEN_STATUSES } from './transitions';

const NONE: readonly ApplicationStatus[] = [];
/** Not applied yet: once the last day has passed she no longer can. */
const NOT_APPLIED: readonly ApplicationStatus[] = ['sent', 'interested'];

/**
 * The states that expire when the job stands so (decision 11's "job closed").
 *
 * The closing date is the last day to apply, so applications that came in time go on; a deleted
 * job ends them all. A disabled job is hidden for now and ends nothing.
 */
export function expiringStatuses(job: JobStatus): readonly ApplicationStatus[] {
  if (job === 'deleted') return OPEN_STATUSES;
  return job === 'closed' ? NOT_APPLIED : NONE;
}
