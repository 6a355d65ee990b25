import type { RequestOf } from '#domain/api/endpoint';
import { fetchInvitation, type Invitation, replyInvitation } from '#domain/api/invitations';
import { keyOf } from './keys';
import { refreshOwnThing } from './ownThings';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** An invitation to the signed-in candidate. */
export function useInvitation(id: string) {
  return useApi(fetchInvitation, { id });
}

/**
 * Answers an invitation. Rejects with an `ApiError`: `invalid_request` with the answers' fields,
 * `job_unavailable`, `illegal_transition`, `not_found` where it was taken back.
 *
 * @param idempotencyKey - one an answer, kept over its retries.
 */
export async function reply(
  data: SiteData,
  request: RequestOf<typeof replyInvitation>,
  idempotencyKey: string,
): Promise<Invitation> {
  const key = keyOf(fetchInvitation, { id: request.id });
  try {
    const answer = await data.api.call(replyInvitation, request, { idempotencyKey });
    await cacheAnswer(data, key, answer);
    void refreshOwnThing(data, 'applications');
    return answer.invitation;
  } catch (error) {
    // Whatever was answered, taken back or closed meanwhile is shown
    await data.mutate(key);
    throw error;
  }
}
