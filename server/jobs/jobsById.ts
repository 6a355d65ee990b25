import type { ClosedJob } from '#domain/api/saved';
import type { Job, JobSummary } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { type Clock, today } from '../lib/clock';
import type { Queryable } from '../storage/database';
import { toClosedJob } from './closedJobs';
import type { JobIndex } from './jobIndex';
import type { JobRepository } from './jobs.repository';
import { findKeptJobs } from './keptWords.repository';
import { openJobsById } from './openJobsById';

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
      const { results, gone } = openJobsById(index, ids, today(clock));
      const known = gone.length === 0 ? [] : await repository.findAll(gone);
      const kept = uid === null ? [] : await findKeptJobs(db, uid, ids);
      const keptById = new Map(kept.map((job) => [job.id, job]));
      return {
        results: results.map((summary) => withWords(summary, keptById.get(summary.id))),
        gone,
        closed: known.map((job) => toClosedJob(keptById.get(job.id) ?? job)),
      };
    },
  };
}

/** A job's row with the words of another version of it. */
function withWords(summary: JobSummary, kept: Job | undefined): JobSummary {
  if (!kept) return summary;
  const { title, slug, workplaceName } = toJobSummary(kept);
  return { ...summary, title, slug, workplaceName };
}
