import { ApiError } from '#domain/api/errors';
import { beginSocial, type SocialProviderId, socialAuth, socialRegister } from '#domain/api/social';
import type { RegistrationDetails } from '#domain/api/v2';
import type { Language } from '#domain/language';
import { TIMING } from '#domain/limits';
import { verifyBankidPath } from '#domain/verifyBankid';
import type { ApiClient } from '../data/apiClient';
import type { SiteData } from '../data/siteData';
import { paths } from '../lib/site/paths';
import { wait } from '../lib/wait';
import { announceMe } from './announceMe';
import { type AuthPageState, authPageState } from './authPageState';
import { forgetRegistrationDrafts } from './registrationDraft';
import { beginSession, goneOn, openRegistration, spendLoginToken } from './signIn';

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

/**
 * Completes a sign-in at a provider with its ID token (part 7's "finalise").
 * @returns where to go, null for the usual place. Rejects with an `ApiError`, among them
 *   `link_requires_bankid` and `social_not_registered`.
 */
export async function completeSocial(
  data: SiteData,
  answer: { idToken: string; state: string | null },
  kept: AuthPageState,
): Promise<string | null> {
  const { provider, purpose, sessionID } = kept;
  if (provider === undefined) {
    throw new ApiError('social_login_failed', 'This browser has not gone to a provider.');
  }
  await wait(TIMING.authWait);
  const { userData, login_token, targetPath } = await data.api.call(socialAuth, {
    provider,
    idToken: answer.idToken,
    ...(answer.state !== null && { state: answer.state }),
    ...(purpose === 'register' && sessionID && { sessionID }),
  });
  if (login_token === null) {
    await announceMe(data, { profile: userData, sharedComputer: kept.sharedComputer });
    return goneOn(kept, { targetPath });
  }
  const path = await spendLoginToken(data, { login_token, targetPath }, kept);
  const isNew = purpose === 'register' && !userData.bankIdVerified;
  return isNew ? verifyBankidPath({ targetPath: path }) : path;
}

/**
 * Makes an account of a registration and of what a provider vouched for in this browser, and goes
 * on to connecting a BankID; the page is gone when this resolves.
 */
export async function registerBySocial(
  api: ApiClient,
  details: RegistrationDetails & { firstName: string; lastName: string },
  target: string | null,
): Promise<void> {
  const { firstName, lastName } = details;
  const sessionID = await openRegistration(api, details);
  const { login_token, targetPath } = await api.call(socialRegister, {
    sessionID,
    firstName,
    lastName,
  });
  await beginSession(api, login_token);
  forgetRegistrationDrafts();
  // A new page: this one is for visitors, and would lead on before BankID is asked for
  window.location.assign(verifyBankidPath({ targetPath: target ?? targetPath }));
}
