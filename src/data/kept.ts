import { keptOfJob, keptOfWorkplace, readKept, takeBackKept } from '#domain/api/kept';
import { keyOf } from './keys';
import type { Prefetch } from './prefetch';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** What a candidate is asked of what was said before an assignment; null reads nothing. */
export const useKept = (applicationId: string | null) =>
  useApi(readKept, applicationId === null ? null : { applicationId });

/** How employers keep what they say at a workplace. */
export const useKeptOfWorkplace = (workplaceId: string) => useApi(keptOfWorkplace, { workplaceId });

/** How a job's employer keeps what it says. */
export const useKeptOfJob = (jobId: string) => useApi(keptOfJob, { jobId });

/* The same for loaders: a page that is opened within the site has it from the beginning. */

export const readKeptOfWorkplace = (prefetch: Prefetch, workplaceId: string) =>
  prefetch.read(keptOfWorkplace, { workplaceId });

export const readKeptOfJob = (prefetch: Prefetch, jobId: string) =>
  prefetch.read(keptOfJob, { jobId });

/** Takes back all that is ticked of an assignment. Rejects with an `ApiError`. */
export async function takeBackTicks(data: SiteData, applicationId: string): Promise<void> {
  const answer = await data.api.call(takeBackKept, { applicationId });
  await cacheAnswer(data, keyOf(readKept, { applicationId }), answer);
}
