import { ApiError } from '#domain/api/errors';
import type { GoneJob, JobDetail } from '#domain/api/portal';
import type { ReplyFigures } from '#domain/chat/replyLedger';
import { jobStatusOn } from '#domain/jobs/closing';
import type { JobStatus, JobSummary } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { toJobDetail } from '#domain/jobViews/publicDetail';
import type { Language } from '#domain/language';
import { type Clock, today } from '../lib/clock';
import { StoreUnavailableError } from '../storage/sqlError';
import type { JobIndex } from './jobIndex';
import type { JobRepository } from './jobs.repository';
import { createKnownJobs } from './knownJobs';
import { workplaceIdOf } from './workplaces';

interface JobServiceDeps {
  index: Pick<JobIndex, 'get' | 'twinsOf' | 'loading'>;
  repository: Pick<JobRepository, 'findAgain'>;
  clock: Clock;
  /** Whether a candidate has an application on the job. */
  hasApplied(userId: string, jobId: string): Promise<boolean>;
  /** How an employer answers candidates; null where too little is known. */
  repliesOf(employerId: string): Promise<ReplyFigures | null>;
}

export interface JobService {
  /**
   * A job's page, for a candidate or, with `userId` null, for a visitor.
   * While the store is down it is what is remembered of it, `partial` where that is not the whole ad.
   * @throws ApiError `not_found` or `job_unavailable`, with `jobStatus`.
   */
  show(
    slugOrId: string,
    viewer: { userId: string | null; includeWorkplace: boolean; language?: Language },
  ): Promise<{ data: JobDetail; jobStatus: JobStatus }>;
  /** These have changed: what is remembered of them for when the store is down is no longer true. */
  forget(ids: readonly string[]): void;
}

export function createJobService(deps: JobServiceDeps): JobService {
  const { index, clock, hasApplied, repliesOf } = deps;
  const known = createKnownJobs(deps);
  return {
    forget: known.forget,

    async show(slugOrId, { userId, includeWorkplace, language = 'sv' }) {
      const found = await known.find(slugOrId, language);
      if (!found) throw new ApiError('not_found', 'No such job.', undefined, { jobStatus: null });
      const { job, whole } = found;
      const jobStatus = jobStatusOn(job, today(clock));
      if (jobStatus === 'disabled' || jobStatus === 'deleted') {
        const message = 'The job is no longer available.';
        const { workRole, location, names } = toJobSummary(job);
        const gone: GoneJob = { workRole, location, names };
        throw new ApiError('job_unavailable', message, undefined, { jobStatus, ...gone });
      }
      const applied = userId !== null && (await hasApplied(userId, job.id));
      const viewer = { isCandidate: userId !== null, includeWorkplace, applied };
      const replies =
        job.employerId === null ? null : await repliesOf(job.employerId).catch(unknownWhileDown);
      const facts = { replies, workplaceId: workplaceIdOf(job) };
      // Just after a start nothing is known of twins, and nothing is said of them
      const group = index.loading === null ? index.twinsOf(job.id, today(clock)) : [];
      const twins = twinsBeside(job.id, group);
      const detail = { ...toJobDetail(job, viewer, facts), ...twins };
      return { data: { ...detail, ...(!whole && { partial: true as const }) }, jobStatus };
    },
  };
}

function unknownWhileDown(error: unknown): null {
  if (error instanceof StoreUnavailableError) return null;
  throw error;
}

/** What a job's page says of its twins, of which the first is the one that lists show. */
function twinsBeside(
  jobId: string,
  group: readonly JobSummary[],
): Pick<JobDetail, 'twins' | 'listedAs'> {
  const others = group.filter(({ id }) => id !== jobId);
  const [first] = group;
  if (!first || others.length === 0) return {};
  return {
    twins: others.map(({ slug, publishedAt, closesOn }) => ({ slug, publishedAt, closesOn })),
    ...(first.id !== jobId && { listedAs: first.slug }),
  };
}
