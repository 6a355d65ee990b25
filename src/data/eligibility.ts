import { fetchEligibility, type JobEligibility } from '#domain/api/eligibility';
import type { Ok } from '#domain/api/endpoint';
import { type Reading, useApi } from './useApi';

/**
 * Whether the signed-in candidate may take some jobs, at most 50; `null` asks nothing, as for a
 * visitor. It is read again when what they keep about themselves changes, and where it is shown
 * anew.
 */
export function useEligibility(
  jobIds: readonly string[] | null,
): Reading<Ok<{ results: JobEligibility[] }>> {
  const asked = jobIds !== null && jobIds.length > 0;
  return useApi(fetchEligibility, asked ? { jobIds: [...jobIds] } : null, { fresh: true });
}
