import {
  fetchRecommendations,
  makeRecommendation,
  type OwnRecommendation,
  takeBackRecommendation,
  validateRecommendation,
} from '#domain/api/recommendations';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** What the link with this secret id leads to; null reads nothing. */
export const useRecommendation = (id: string | null) =>
  useApi(validateRecommendation, id === null ? null : { id });

/** The candidate's own valid links. */
export const useOwnRecommendations = (enabled: boolean) =>
  useApi(fetchRecommendations, enabled ? {} : null);

const OWN = keyOf(fetchRecommendations, {});

const showOwn = (data: SiteData, change: (known: OwnRecommendation[]) => OwnRecommendation[]) =>
  cacheAnswer<{ status: 0; results: OwnRecommendation[] }>(data, OWN, (known) =>
    known ? { ...known, results: change(known.results) } : known,
  );

/** Makes a link, and returns it this one time. Rejects with an `ApiError`. */
export async function makeLink(
  data: SiteData,
  request: { jobId: string; showsName: boolean },
): Promise<string> {
  const { link, recommendation } = await data.api.call(makeRecommendation, request);
  await showOwn(data, (known) => [recommendation, ...known]);
  return link;
}

/** Takes a link back. Rejects with an `ApiError`. */
export async function takeLinkBack(data: SiteData, id: string): Promise<void> {
  await data.api.call(takeBackRecommendation, { id });
  await showOwn(data, (known) => known.filter((one) => one.id !== id));
}
