import { ApiError } from '#domain/api/errors';
import {
  type BankidAnswer,
  bankidLogin,
  bankidRegister,
  confirmBankid,
  connectBankid,
} from '#domain/api/portal';
import type { BankidDevice } from '#domain/api/session';
import {
  beginBankid,
  emailRegistered,
  getMe,
  type Me,
  type Profile,
  type RegistrationDetails,
  sendRegistrationLink,
  setSession,
  signIn,
} from '#domain/api/v2';
import type { Language } from '#domain/language';
import { TIMING } from '#domain/limits';
import { safeTargetPath } from '#domain/targetPath';
import type { ApiClient } from '../data/apiClient';
import type { SiteData } from '../data/siteData';
import { wait } from '../lib/wait';
import { announceMe } from './announceMe';
import { type AuthPageState, authPageState } from './authPageState';
import { forgetRegistrationDrafts } from './registrationDraft';

/** Asks the server who is signed in by now: another tab may have been quicker. */
export async function askWhoIsSignedIn(data: SiteData): Promise<Profile | null> {
  const me = await data.api.call(getMe, {});
  await announceMe(data, me);
  return me.profile;
}

/** Leaves for BankID; the page is gone when this resolves. */
export async function leaveForBankid(
  api: ApiClient,
  state: AuthPageState,
  device: BankidDevice,
  language: Language,
): Promise<void> {
  const { authorizeUrl } = await api.call(beginBankid, {
    purpose: state.purpose,
    device,
    language,
    ...(state.targetPath && { targetPath: state.targetPath }),
    ...(state.sessionID && { sessionID: state.sessionID }),
    ...(state.sharedComputer && { sharedComputer: true }),
  });
  authPageState.write(state);
  window.location.assign(authorizeUrl);
}

/** Whether an address has an account already. */
export async function hasAccount(api: ApiClient, email: string): Promise<boolean> {
  const { status } = await api.call(emailRegistered, { email });
  return status === 0;
}

/**
 * Opens a registration with what was filled in; answers its id.
 * @param going - the one that this browser has begun already, which goes on.
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
    // It is not one of the pages any more
    const again = going === null ? {} : { sessionID: going, stack: [] };
    return (await api.call(setSession, { ...request, ...again })).sessionID;
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'session_not_found';
    if (going === null || !isGone) throw error;
    return openRegistration(api, details);
  }
}

/**
 * Mails a link by which the registration goes on on another device, with what is filled in by now.
 * The address must be whole; a field without a choice is left out.
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

/**
 * Completes the authorization request, with the token that BankID gave.
 * @returns where to go, null for the usual place. Rejects with an `ApiError`, among them
 *   `bankid_not_registered`.
 */
export async function completeBankid(
  data: SiteData,
  answer: BankidAnswer,
  state: AuthPageState,
): Promise<string | null> {
  const { api } = data;
  if (state.purpose === 'confirm') return goneOn(state, await api.call(confirmBankid, answer));
  await wait(TIMING.authWait);
  if (state.purpose === 'connect') return connect(data, answer, state);
  const granted =
    state.purpose === 'register' && state.sessionID
      ? await api.call(bankidRegister, { ...answer, sessionID: state.sessionID })
      : await api.call(bankidLogin, answer);
  return spendLoginToken(data, granted, state);
}

/** Connects the BankID to the account that is signed in here. */
async function connect(
  data: SiteData,
  answer: BankidAnswer,
  state: AuthPageState,
): Promise<string | null> {
  const me = await data.api.call(getMe, {});
  if (me.profile === null) {
    throw new ApiError('authentication_required', 'You have been signed out.');
  }
  const { userId } = me.profile;
  const done = await data.api.call(connectBankid, { ...answer, userId, connectBankID: true });
  const profile = { ...me.profile, bankIdVerified: done.bankIdVerified };
  await announceMe(data, { ...me, profile });
  return goneOn(state, done);
}

/** Where to go; the server knows it too, should the browser have lost what it kept. */
export function goneOn(state: AuthPageState, { targetPath }: { targetPath: string | null }) {
  authPageState.remove();
  return state.targetPath ?? safeTargetPath(targetPath);
}

/** A login token was given, and the session could not be begun with it. */
export class SessionNotBegun extends Error {
  override name = 'SessionNotBegun';
}

/** Exchanges a login token for a session. Rejects with `SessionNotBegun` where it is refused. */
export async function beginSession(api: ApiClient, login_token: string): Promise<Me> {
  try {
    return await api.call(signIn, { login_token });
  } catch (error) {
    const refused = error instanceof ApiError && error.code === 'invalid_token';
    throw refused ? new SessionNotBegun('Failed to set auth session', { cause: error }) : error;
  }
}

/** Exchanges a login token for a session, and lets the person read that they are signed in. */
export async function spendLoginToken(
  data: SiteData,
  { login_token, targetPath }: { login_token: string; targetPath: string | null },
  state: AuthPageState,
): Promise<string | null> {
  const { api } = data;
  const { profile, sharedComputer } = await beginSession(api, login_token);
  forgetRegistrationDrafts();
  const path = goneOn(state, { targetPath });
  await announceMe(data, { profile, sharedComputer });
  await wait(TIMING.postLogin);
  return path;
}
