import type { RequestOf } from '#domain/api/endpoint';
import {
  askReference,
  beginReferenceSigning,
  declineReference,
  fetchGivenReferenceOpenings,
  fetchGivenReferences,
  type OwnReferenceRequest,
  readReferenceRequest,
  shareGivenReference,
  signReferenceByCode,
  unshareGivenReference,
  withdrawReferenceRequest,
} from '#domain/api/givenReferences';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

const OWN = keyOf(fetchGivenReferences, {});

/** The references that the candidate has asked for. */
export const useGivenReferences = () => useApi(fetchGivenReferences, {});

/** What a referee's link is for; null reads nothing. */
export const useReferenceRequest = (request: RequestOf<typeof readReferenceRequest> | null) =>
  useApi(readReferenceRequest, request);

/** Does something with one's own requests, and shows all of them as they are then. */
async function show(
  data: SiteData,
  answer: Promise<{ results: OwnReferenceRequest[] }>,
): Promise<void> {
  const { results } = await answer;
  await cacheAnswer<{ status: 0; results: OwnReferenceRequest[] }>(data, OWN, () => ({
    status: 0,
    results,
  }));
}

/** Each rejects with an `ApiError`. */
export const ask = (data: SiteData, request: RequestOf<typeof askReference>): Promise<void> =>
  show(data, data.api.call(askReference, request));
export const withdrawRequest = (data: SiteData, id: string): Promise<void> =>
  show(data, data.api.call(withdrawReferenceRequest, { id }));
export const share = (
  data: SiteData,
  request: RequestOf<typeof shareGivenReference>,
): Promise<void> => show(data, data.api.call(shareGivenReference, request));
export const unshare = (
  data: SiteData,
  request: RequestOf<typeof unshareGivenReference>,
): Promise<void> => show(data, data.api.call(unshareGivenReference, request));

/** Who opened a given reference, the newest first. Rejects with an `ApiError`. */
export async function readOpenings({ api }: SiteData, id: string) {
  return (await api.call(fetchGivenReferenceOpenings, { id })).results;
}

/** What a referee does by their link; each rejects with an `ApiError`. */
export const refereeCalls = {
  decline: ({ api }: SiteData, id: string) => api.call(declineReference, { id }),
  begin: ({ api }: SiteData, request: RequestOf<typeof beginReferenceSigning>) =>
    api.call(beginReferenceSigning, request),
  byCode: ({ api }: SiteData, request: RequestOf<typeof signReferenceByCode>) =>
    api.call(signReferenceByCode, request),
};
