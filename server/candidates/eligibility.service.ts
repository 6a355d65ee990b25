import type { JobEligibility } from '#domain/api/eligibility';
import { ApiError } from '#domain/api/errors';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { eligibilityOf, readinessFor } from '#domain/eligibility/eligibility';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { createStoredJobs } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import type { Database } from '../storage/database';
import { findCandidateFacts } from './candidateFacts.repository';

export interface EligibilityService {
  /**
   * Whether a candidate may take some jobs, each once, in the order of the request. Jobs that are
   * unknown or hidden are left out.
   *
   * @throws ApiError `authentication_required` when the account is gone.
   */
  of(userId: string, jobIds: readonly string[]): Promise<JobEligibility[]>;
  /** What decides it; null when the account is gone. */
  factsOf(userId: string): Promise<CandidateFacts | null>;
}

export function createEligibilityService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): EligibilityService {
  const jobs = createStoredJobs(db);
  return {
    factsOf: (userId) => findCandidateFacts(db, userId),

    async of(userId, jobIds) {
      const [candidate, found] = await Promise.all([
        findCandidateFacts(db, userId),
        jobs.findAll(jobIds),
      ]);
      if (!candidate) throw new ApiError('authentication_required', 'Sign in first.');
      const day = today(clock);
      const shown = new Map(found.filter((job) => isShown(job, day)).map((job) => [job.id, job]));
      return [...new Set(jobIds)].flatMap((jobId) => {
        const job = shown.get(jobId);
        if (!job) return [];
        const readiness = readinessFor(job, candidate, day);
        return [{ jobId, ...eligibilityOf(job, candidate, day), readiness }];
      });
    },
  };
}

function isShown(job: Job, day: string): boolean {
  const status = jobStatusOn(job, day);
  return status !== 'disabled' && status !== 'deleted';
}
