import type { ResponseOf } from '#domain/api/endpoint';
import { disconnectSocial, signInOptions, socialConnections } from '#domain/api/social';
import type { SocialProviderId } from '#domain/signIn/ways';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { type Reading, useApi } from './useApi';

type Connections = ResponseOf<typeof socialConnections>;

/** The providers' accounts that sign the candidate in. */
export function useSocialConnections(): Reading<Connections> {
  return useApi(socialConnections, {});
}

/** The providers that this run offers, besides BankID. */
export function useSignInOptions(): Reading<ResponseOf<typeof signInOptions>> {
  return useApi(signInOptions, {});
}

/** Disconnects a provider. Rejects with `bankid_confirmation_required` without a recent BankID. */
export async function disconnectProvider(
  data: SiteData,
  provider: SocialProviderId,
): Promise<void> {
  const { results } = await data.api.call(disconnectSocial, { provider });
  await cacheAnswer<Connections>(
    data,
    keyOf(socialConnections, {}),
    (known) => known && { ...known, results },
  );
}
