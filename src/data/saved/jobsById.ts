import useSWR from 'swr';
import type { ClosedJob } from '#domain/api/saved';
import { fetchJobsById } from '#domain/api/saved';
import type { JobSummary } from '#domain/jobs/job';
import { MOST_JOBS_BY_ID } from '#domain/saved/saved';
import { keyOf } from '../keys';
import { useApiClient } from '../SiteDataProvider';
import { type Reading, readingOf } from '../useApi';

/** The open jobs among some ids, in their order, and the ids of the others. */
export interface JobsById {
  jobs: JobSummary[];
  gone: string[];
  /** What is known of the others. */
  closed: ClosedJob[];
}

/** The jobs of ids; null reads nothing yet. While other ids are read, the last answer stays. */
export function useJobsById(ids: readonly string[] | null): Reading<JobsById> {
  const api = useApiClient();
  const swr = useSWR<JobsById>(
    ids && keyOf(fetchJobsById, { ids: [...ids] }),
    async () => {
      const calls = Array.from(
        { length: Math.ceil((ids?.length ?? 0) / MOST_JOBS_BY_ID) },
        (_, at) =>
          api.call(fetchJobsById, {
            ids: (ids ?? []).slice(at * MOST_JOBS_BY_ID, (at + 1) * MOST_JOBS_BY_ID),
          }),
      );
      const answers = await Promise.all(calls);
      return {
        jobs: answers.flatMap(({ results }) => results),
        gone: answers.flatMap(({ gone }) => gone),
        closed: answers.flatMap(({ closed }) => closed),
      };
    },
    // A job may have closed since
    { keepPreviousData: true, revalidateIfStale: true },
  );
  return readingOf(swr);
}
