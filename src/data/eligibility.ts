import useSWR from 'swr';
import {
  fetchEligibility,
  type JobEligibility,
  MAX_ELIGIBILITY_JOBS,
} from '#domain/api/eligibility';
import type { Ok } from '#domain/api/endpoint';
import type { ApiClient } from './apiClient';
import { keyOf } from './keys';
import { useApiClient } from './SiteDataProvider';
import { type Reading, readingOf } from './useApi';

/** Milliseconds: cards that are rendered within this time share one call. */
const GATHER = 20;

/** The jobs of the next call, and its result. */
interface Gathering {
  jobIds: Set<string>;
  results: Promise<JobEligibility[]>;
}

/** The call that is being gathered, by the page's client. */
const gatherings = new WeakMap<ApiClient, Gathering>();

function gather(api: ApiClient): Gathering {
  const jobIds = new Set<string>();
  const results = new Promise<void>((resolve) => setTimeout(resolve, GATHER)).then(() => {
    gatherings.delete(api);
    return askAbout(api, [...jobIds]);
  });
  const gathering = { jobIds, results };
  gatherings.set(api, gathering);
  return gathering;
}

async function askAbout(api: ApiClient, jobIds: readonly string[]): Promise<JobEligibility[]> {
  const calls = Array.from({ length: Math.ceil(jobIds.length / MAX_ELIGIBILITY_JOBS) }, (_, at) =>
    api.call(fetchEligibility, {
      jobIds: jobIds.slice(at * MAX_ELIGIBILITY_JOBS, (at + 1) * MAX_ELIGIBILITY_JOBS),
    }),
  );
  return (await Promise.all(calls)).flatMap(({ results }) => results);
}

/** One job's result, read in one call with those of the page's other cards. */
async function readTogether(
  api: ApiClient,
  jobId: string,
): Promise<Ok<{ results: JobEligibility[] }>> {
  const gathering = gatherings.get(api) ?? gather(api);
  gathering.jobIds.add(jobId);
  const results = await gathering.results;
  return { status: 0, results: results.filter((one) => one.jobId === jobId) };
}

/**
 * Whether the signed-in candidate may take a job; no result for a job that is gone. All cards of a
 * page share one call. It is read again when the candidate's account changes, and when it is shown
 * again.
 */
export function useEligibility(jobId: string): Reading<Ok<{ results: JobEligibility[] }>> {
  const api = useApiClient();
  const swr = useSWR(
    keyOf(fetchEligibility, { jobIds: [jobId] }),
    () => readTogether(api, jobId),
    // It follows from the whole account, which may have changed on another page
    { revalidateIfStale: true },
  );
  return readingOf(swr);
}
