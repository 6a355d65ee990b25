import { deleteReference, getReferences, saveReference } from '#domain/api/account';
import type { RequestOf } from '#domain/api/endpoint';
import type { CandidateReference } from '#domain/candidates/references';
import { refreshOwnThing } from './ownThings';
import type { SiteData } from './siteData';
import { useApi } from './useApi';

/** The candidate's references, the latest job's first. */
export function useReferences() {
  return useApi(getReferences, {});
}

/**
 * Adds a reference or changes one. Rejects with an `ApiError`: `invalid_request` with fields,
 * `edit_conflict`, `quota_exceeded`, `not_found`.
 *
 * @param idempotencyKey - one a form, kept over its retries.
 */
export async function keepReference(
  data: SiteData,
  request: RequestOf<typeof saveReference>,
  idempotencyKey: string,
): Promise<CandidateReference> {
  const { reference } = await data.api.call(saveReference, request, { idempotencyKey });
  await refreshOwnThing(data, 'references');
  return reference;
}

/** Deletes a reference; rejects with `not_found` when it is gone already. */
export async function removeReference(data: SiteData, id: string): Promise<void> {
  await data.api.call(deleteReference, { id });
  await refreshOwnThing(data, 'references');
}
