import { signInOptions } from '#domain/api/social';
import type { SocialProviderId } from '#domain/signIn/ways';
import type { Prefetch } from '../../data/prefetch';
import { useApi } from '../../data/useApi';
import type { OfferedProvider } from './SocialButtons';
import type { SignInMethod } from './signInFlow';

/**
 * The providers that the run offers; empty while they are being read, or when they cannot be read.
 */
export const useProviders = (): readonly OfferedProvider[] =>
  useApi(signInOptions, {}).data?.providers ?? [];

/** Reads them for a page; when they cannot be read the page offers BankID only. */
export async function readProviders(prefetch: Prefetch): Promise<void> {
  await prefetch.read(signInOptions, {}).catch(() => undefined);
}

/** The provider whose button is loading; null for none. */
export const waitingProvider = (loading: SignInMethod | null): SocialProviderId | null =>
  loading === 'google' || loading === 'facebook' ? loading : null;
