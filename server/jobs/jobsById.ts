import type { JobSummary } from '#domain/jobs/job';
import type { ClosedJob } from '#domain/saved/saved';
import { type Clock, today } from '../lib/clock';
import { toClosedJob } from './closedJobs';
import type { JobIndex } from './jobIndex';
import type { JobRepository } from './jobs.repository';
import { openJobsById } from './openJobsById';

/** Jobs by their ids, as a list of saved jobs shows them. */
export interface JobsById {
  /** The open ones, the ids of the others, and what is known of those. */
  find(
    ids: readonly string[],
  ): Promise<{ results: JobSummary[]; gone: string[]; closed: ClosedJob[] }>;
}

export function createJobsById({
  index,
  repository,
  clock,
}: {
  index: JobIndex;
  repository: Pick<JobRepository, 'findAll'>;
  clock: Clock;
}): JobsById {
  return {
    async find(ids) {
      const { results, gone } = openJobsById(index, ids, today(clock));
      const known = gone.length === 0 ? [] : await repository.findAll(gone);
      return { results, gone, closed: known.map(toClosedJob) };
    },
  };
}
