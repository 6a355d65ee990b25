import { ApiError } from '#domain/api/errors';
import { beginSocial, type SocialProviderId } from '#domain/api/social';
import type { Language } from '#domain/language';
import type { SiteData } from '../data/siteData';

export interface ProviderConnection {
  provider: SocialProviderId;
  language: Language;
  /** Where the browser comes back to. */
  targetPath: string;
}

/**
 * Leaves for a provider, to connect its account to the candidate's. Rejects with an `ApiError`:
 * `bankid_confirmation_required`, `social_unavailable` …
 */
export async function connectProvider(
  data: SiteData,
  connection: ProviderConnection,
): Promise<void> {
  const { authorizeUrl } = await data.api.call(beginSocial, { ...connection, purpose: 'connect' });
  if (authorizeUrl === null) {
    throw new ApiError('social_unavailable', 'Firebase signs in on the login page only.');
  }
  window.location.assign(authorizeUrl);
}
