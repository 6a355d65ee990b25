import { fetchOpenedJobs, fetchOpenings } from '#domain/api/counterfactuals';
import type { RequestOf } from '#domain/api/endpoint';
import { useApi } from './useApi';

/** What opens most doors for the candidate; read again when something of their account changes. */
export function useOpenings() {
  return useApi(fetchOpenings, {});
}

/** A page of the jobs that a change opens; null reads none. */
export function useOpenedJobs(request: RequestOf<typeof fetchOpenedJobs> | null) {
  return useApi(fetchOpenedJobs, request);
}
