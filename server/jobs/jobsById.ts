import type { ClosedJob } from '#domain/api/saved';
import type { Job, JobSummary } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { type Clock, today } from '../lib/clock';
import type { Queryable } from '../storage/database';
import { StoreUnavailableError } from '../storage/sqlError';
import { toClosedJob } from './closedJobs';
import type { JobIndex } from './jobIndex';
import type { JobRepository } from './jobs.repository';
import { findKeptJobs } from './keptWords.repository';
import { openJobsById } from './openJobsById';
import { mendedJob } from './wholeJob';

/** Jobs by their ids, as a list of saved jobs shows them. */
export interface JobsById {
  /**
   * The open ones, the ids of the others, and what is known of those.
   *
   * @param uid - the candidate who asks; null for a visitor. Of a job whose employer they have
   * blocked they get the words that they knew.
   */
  find(
    ids: readonly string[],
    uid: string | null,
  ): Promise<{ results: JobSummary[]; gone: string[]; closed: ClosedJob[] }>;
}

export function createJobsById({
  db,
  index,
  repository,
  clock,
}: {
  db: Queryable;
  index: JobIndex;
  repository: Pick<JobRepository, 'findAll'>;
  clock: Clock;
}): JobsById {
  return {
    async find(ids, uid) {
      const day = today(clock);
      // Just after a start the index has not read them yet
      const stored = index.loading === null ? null : (await repository.findAll(ids)).map(mendedJob);
      const { results, gone } = openJobsById(stored ? storedOpen(stored) : index, ids, day);
      const known =
        gone.length === 0
          ? []
          : (stored ?? (await repository.findAll(gone).catch(noneWhileDown)).map(mendedJob));
      const kept = uid === null ? [] : await findKeptJobs(db, uid, ids);
      const keptById = new Map(kept.map((job) => [job.id, job]));
      return {
        results: results.map((summary) => withWords(summary, keptById.get(summary.id))),
        gone,
        closed: known
          .filter(({ id }) => gone.includes(id))
          .map((job) => toClosedJob(keptById.get(job.id) ?? job)),
      };
    },
  };
}

function noneWhileDown(error: unknown): Job[] {
  if (error instanceof StoreUnavailableError) return [];
  throw error;
}

/** The open ones of stored jobs, as the index has them. */
function storedOpen(jobs: readonly Job[]): Pick<JobIndex, 'get'> {
  const open = jobs.filter(({ status }) => status === 'open').map(toJobSummary);
  const byId = new Map(open.map((job) => [job.id, job]));
  return { get: (id) => byId.get(id) ?? null };
}

/** A job's row with the words of another version of it. */
function withWords(summary: JobSummary, kept: Job | undefined): JobSummary {
  if (!kept) return summary;
  const { title, slug, workplaceName } = toJobSummary(kept);
  return { ...summary, title, slug, workplaceName };
}
