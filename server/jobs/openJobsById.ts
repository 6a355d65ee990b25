import type { JobSummary } from '#domain/jobs/job';
import type { JobIndex } from './jobIndex';

/** The open ones of some jobs, each once in the order of the ids, and the ids of the others. */
export function openJobsById(
  index: Pick<JobIndex, 'get'>,
  ids: readonly string[],
  today: string,
): { results: JobSummary[]; gone: string[] } {
  const results: JobSummary[] = [];
  const gone: string[] = [];
  for (const id of new Set(ids)) {
    const job = index.get(id);
    // The index keeps jobs that are past their last day for a while
    if (job && job.closesOn >= today) results.push(job);
    else gone.push(id);
  }
  return { results, gone };
}
