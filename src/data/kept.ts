import type { RequestOf } from '#domain/api/endpoint';
import {
  keptOfJob,
  keptOfWorkplace,
  type OwnKept,
  readKept,
  takeBackKept,
  tickKept,
} from '#domain/api/kept';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** What a candidate is asked of what was said before an assignment; null reads nothing. */
export const useKept = (applicationId: string | null) =>
  useApi(readKept, applicationId === null ? null : { applicationId });

/** How employers keep what they say at a workplace. */
export const useKeptOfWorkplace = (workplaceId: string) => useApi(keptOfWorkplace, { workplaceId });

/** How a job's employer keeps what it says. */
export const useKeptOfJob = (jobId: string) => useApi(keptOfJob, { jobId });

/**
 * Sends what is ticked on one occasion. Rejects with an `ApiError`.
 * @param idempotencyKey - the same for every retry of one choice.
 */
export async function sendTicks(
  data: SiteData,
  request: RequestOf<typeof tickKept>,
  idempotencyKey: string,
): Promise<OwnKept> {
  const answer = await data.api.call(tickKept, request, { idempotencyKey });
  await cacheAnswer(data, keyOf(readKept, { applicationId: request.applicationId }), answer);
  return answer.kept;
}

/** Takes back all that is ticked of an assignment. Rejects with an `ApiError`. */
export async function takeBackTicks(data: SiteData, applicationId: string): Promise<void> {
  const answer = await data.api.call(takeBackKept, { applicationId });
  await cacheAnswer(data, keyOf(readKept, { applicationId }), answer);
}
