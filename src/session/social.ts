import { ApiError } from '#domain/api/errors';
import { beginSocial } from '#domain/api/social';
import type { Language } from '#domain/language';
import type { SocialProviderId, SocialPurpose } from '#domain/signIn/ways';
import type { ApiClient } from '../data/apiClient';
import { paths } from '../lib/site/paths';
import { type AuthPageState, authPageState } from './authPageState';

/** The purpose of going to a provider, and what is kept until the return. */
export type SocialDeparture = AuthPageState & { purpose: SocialPurpose };

/**
 * Redirects to a provider; the page has been left when this resolves. With Firebase the provider
 * opens in a separate window, and its answer is processed like any other.
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
  authPageState.write(begun.state, { ...kept, provider });
  window.location.assign(address);
}
