import { ApiError } from '#domain/api/errors';
import { jobStatusOn } from '#domain/jobs/closing';
import { externalApplication } from '#domain/jobs/externalApplication';
import type { Job } from '#domain/jobs/job';
import type { Queryable } from '../storage/database';
import { lockEmployersJob, lockJob } from './jobs.repository';

export { saveJobs } from './jobRows.repository';
export {
  createJobRepository as createStoredJobs,
  type JobRepository as StoredJobs,
} from './jobs.repository';
/** What other subjects ask of stored jobs. */
export {
  findJobsOfBlocked,
  findOpenJobsOfBlocked,
  forgetJobWords,
  jobSeenBy,
} from './keptWords.repository';
export { areWhole, mendedJob, wholeOnes, withMendedJob } from './wholeJob';
export { lockJob };

/**
 * The job, locked until the transaction ends: an employer who closes it at the same time waits.
 *
 * @param today - `YYYY-MM-DD` in Stockholm.
 * @throws ApiError `not_found` for an unknown job, `job_unavailable` for one that takes no
 * applications: closed by its date, disabled or deleted.
 */
export async function lockOpenJob(tx: Queryable, jobId: string, today: string): Promise<Job> {
  const job = await lockJob(tx, jobId);
  if (!job) throw new ApiError('not_found', 'No such job.', { jobId: 'validation.unknown_id' });
  if (jobStatusOn(job, today) !== 'open') {
    throw new ApiError('job_unavailable', 'This job no longer takes applications.');
  }
  return job;
}

/**
 * An application to an imported job would reach no employer from here (decision 25 of the
 * specification).
 *
 * @throws ApiError `applied_elsewhere` with `applyUrl`
 */
export function refuseImported({ source }: Job): void {
  const external = externalApplication(source);
  if (external === null) return;
  const message = 'Applications to this job are made at the employer, not here.';
  throw new ApiError('applied_elsewhere', message, undefined, { applyUrl: external.url });
}

/** One of the employer's jobs, locked for a change. @throws ApiError `not_found` */
export async function requireEmployersJob(
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<Job> {
  const job = await lockEmployersJob(tx, employerId, id);
  if (!job) throw new ApiError('not_found', 'No such job of yours.');
  return job;
}
