import { ApiError } from '#domain/api/errors';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { lockJob } from '../jobs/jobs.repository';
import type { Queryable } from '../storage/database';

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
