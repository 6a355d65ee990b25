import { ApiError } from '#domain/api/errors';
import { beginSocial, type SocialProviderId } from '#domain/api/social';
import type { Language } from '#domain/language';
import type { ApiClient } from '../data/apiClient';
import { paths } from '../lib/site/paths';
import { type AuthPageState, authPageState } from './authPageState';

/** What somebody goes to a provider for, and with what they come back. */
export type SocialDeparture = AuthPageState & { purpose: 'login' | 'register' | 'connect' };

/**
 * Leaves for a provider; the page is gone when this resolves. Through Firebase the provider opens in
 * a window of its own, and the answer goes the same way on as any other.
 */
export async function leaveForProvider(
  api: ApiClient,
  kept: SocialDeparture,
  provider: SocialProviderId,
  language: Language,
): Promise<void> {
  const begun = await api.call(beginSocial, {
    provider,
    purpose: kept.purpose,
    language,
    ...(kept.targetPath && { targetPath: kept.targetPath }),
    ...(kept.sessionID && { sessionID: kept.sessionID }),
    ...(kept.sharedComputer && { sharedComputer: true }),
  });
  let address = begun.authorizeUrl;
  if (address === null && begun.firebase) {
    const { firebaseIdToken } = await import('./firebaseIdToken');
    const answer = {
      id_token: await firebaseIdToken(begun.firebase, provider),
      state: begun.state,
    };
    address = `${paths.socialReturn()}#${new URLSearchParams(answer)}`;
  }
  if (address === null) throw new ApiError('unsupported_provider', 'Unsupported provider');
  authPageState.write({ ...kept, provider });
  window.location.assign(address);
}
