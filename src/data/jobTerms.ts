import { askTerms, fetchAskedTerms } from '#domain/api/jobTerms';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** What the signed-in candidate has asked of a job's terms without an answer yet. */
export function useAskedTerms(jobId: string, enabled: boolean) {
  return useApi(fetchAskedTerms, enabled ? { jobId } : null);
}

/** Asks the employer for what a job does not say. Rejects with an `ApiError`. */
export async function sendTermQuestion(data: SiteData, jobId: string): Promise<void> {
  const answer = await data.api.call(askTerms, { jobId });
  await cacheAnswer(data, keyOf(fetchAskedTerms, { jobId }), answer);
}
