import { ApiError } from '#domain/api/errors';
import { getMe, type Profile } from '#domain/api/v2';
import { beginBankid, emailRegistered, sendRegistrationLink, setSession } from '#domain/api/waysIn';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import type { Language } from '#domain/language';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import type { ApiClient } from '../data/apiClient';
import type { SiteData } from '../data/siteData';
import { type AuthPageState, authPageState } from './authPageState';
import { updateMe } from './updateMe';

/** Asks the server who is signed in now: another tab may have signed in. */
export async function askWhoIsSignedIn(data: SiteData): Promise<Profile | null> {
  const me = await data.api.call(getMe, {});
  await updateMe(data, me);
  return me.profile;
}

/** Makes an authorization request; returns BankID's address, and the state that its answer repeats. */
export async function requestBankid(
  api: ApiClient,
  kept: AuthPageState,
  device: BankidDevice,
  language: Language,
): Promise<{ address: string; state: string | null }> {
  const { authorizeUrl } = await api.call(beginBankid, {
    purpose: kept.purpose,
    device,
    language,
    ...(kept.targetPath && { targetPath: kept.targetPath }),
    ...(kept.sessionID && { sessionID: kept.sessionID }),
    ...(kept.sharedComputer && { sharedComputer: true }),
  });
  const state = new URL(authorizeUrl, window.location.href).searchParams.get('state');
  return { address: authorizeUrl, state };
}

/** Redirects to BankID; the page has been left when this resolves. */
export async function leaveForBankid(
  api: ApiClient,
  kept: AuthPageState,
  device: BankidDevice,
  language: Language,
): Promise<void> {
  const { address, state } = await requestBankid(api, kept, device, language);
  if (state !== null) authPageState.write(state, kept);
  window.location.assign(address);
}

/** Whether an address has an account already. */
export async function hasAccount(api: ApiClient, email: string): Promise<boolean> {
  const { status } = await api.call(emailRegistered, { email });
  return status === 0;
}

/**
 * Opens a registration with the given answers and returns its id.
 * @param going - the registration that this browser has already begun; it is continued.
 */
export async function openRegistration(
  api: ApiClient,
  details: RegistrationDetails,
  going: string | null = null,
): Promise<string> {
  const request = {
    type: 'registration',
    email: details.email,
    key: 'registration',
    value: details,
  } as const;
  try {
    // The form replaces the step-by-step pages, so none of them counts as done
    const again = going === null ? {} : { sessionID: going, stack: [] };
    return (await api.call(setSession, { ...request, ...again })).sessionID;
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'session_not_found';
    if (going === null || !isGone) throw error;
    return openRegistration(api, details);
  }
}

/**
 * Mails a link by which the registration, with its answers, can be continued on another device. The
 * address must be complete; a field without a choice is left out.
 */
export async function mailRegistrationLink(
  api: ApiClient,
  { email, ...choices }: RegistrationDetails,
): Promise<void> {
  const filled = Object.entries(choices).filter(([, value]) => value && value.length > 0);
  const { sessionID } = await api.call(setSession, {
    type: 'registration',
    key: 'registration',
    value: { email, ...Object.fromEntries(filled) },
  });
  await api.call(sendRegistrationLink, { sessionID });
}
