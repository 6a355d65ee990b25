import { type SocialProviderId, signInOptions } from '#domain/api/social';
import type { Prefetch } from '../../data/prefetch';
import { useApi } from '../../data/useApi';
import type { OfferedProvider } from './SocialButtons';
import type { SignInMethod } from './signInFlow';

/** The providers that the run offers; none while that is being asked, or cannot be. */
export const useProviders = (): readonly OfferedProvider[] =>
  useApi(signInOptions, {}).data?.providers ?? [];

/** Reads them for a page; one that cannot be read has BankID alone. */
export async function readProviders(prefetch: Prefetch): Promise<void> {
  await prefetch.read(signInOptions, {}).catch(() => undefined);
}

/** The provider whose button waits; null while none does. */
export const waitingProvider = (loading: SignInMethod | null): SocialProviderId | null =>
  loading === 'google' || loading === 'facebook' ? loading : null;
