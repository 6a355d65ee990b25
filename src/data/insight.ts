import {
  averageScore,
  insightConfiguration,
  type OwnInsight,
  ownAnswers,
  rankingPosition,
  submitAnswer,
  takeBackAnswer,
} from '#domain/api/insights';
import { queryWorkplaces } from '#domain/api/workplaces';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** What is said of a workplace. */
export const useInsight = (workplaceId: string) => useApi(averageScore, { workplaceId });

/** The workplaces that match a text; nothing is read without one. */
export const useWorkplaceSearch = (q: string) => useApi(queryWorkplaces, q === '' ? null : { q });

/** Its place among others; for candidates. */
export const useRanking = (workplaceId: string, isCandidate: boolean) =>
  useApi(rankingPosition, isCandidate ? { workplaceId } : null);

/** What people are asked; for candidates. */
export const useInsightConfiguration = (isCandidate: boolean) =>
  useApi(insightConfiguration, isCandidate ? {} : null);

/** Whether the candidate may answer, and has. */
export const useOwnAnswers = (workplaceId: string, isCandidate: boolean) =>
  useApi(ownAnswers, isCandidate ? { workplaceId } : null);

/** Sends this year's answer. Rejects with an `ApiError`. */
export async function sendAnswer(
  data: SiteData,
  request: { workplaceId: string; scores: number[] },
  idempotencyKey: string,
): Promise<OwnInsight> {
  const answer = await data.api.call(submitAnswer, request, { idempotencyKey });
  await cacheAnswer(data, keyOf(ownAnswers, { workplaceId: request.workplaceId }), answer);
  return answer.own;
}

/** Takes an answer back. Rejects with an `ApiError`. */
export async function removeAnswer(
  data: SiteData,
  request: { workplaceId: string; year: number },
): Promise<void> {
  const answer = await data.api.call(takeBackAnswer, request);
  await cacheAnswer(data, keyOf(ownAnswers, { workplaceId: request.workplaceId }), answer);
}
