import { deleteReference, getReferences, saveReference } from '#domain/api/account';
import type { RequestOf } from '#domain/api/endpoint';
import type { CandidateReference } from '#domain/candidates/references';
import { keyOf } from './keys';
import { keepEntry, removeEntry } from './ownThings';
import type { SiteData } from './siteData';
import { useApi } from './useApi';

const LIST = { thing: 'references', list: keyOf(getReferences, {}) } as const;

/** The candidate's references, the latest job's first. */
export function useReferences() {
  return useApi(getReferences, {});
}

/**
 * Adds a reference or changes one. Rejects with an `ApiError`: `invalid_request` with fields,
 * `edit_conflict`, `quota_exceeded`, `not_found`.
 * @param idempotencyKey - one for each form, the same for every retry.
 */
export async function keepReference(
  data: SiteData,
  request: RequestOf<typeof saveReference>,
  idempotencyKey: string,
): Promise<CandidateReference> {
  return keepEntry(data, LIST, async () => {
    const { reference } = await data.api.call(saveReference, request, { idempotencyKey });
    return reference;
  });
}

/** Deletes a reference. Succeeds when it has been deleted already. */
export async function removeReference(data: SiteData, id: string): Promise<void> {
  await removeEntry(data, LIST, id, () => data.api.call(deleteReference, { id }));
}
