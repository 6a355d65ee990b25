import { type BankidAnswer, bankidLogin, bankidRegister } from '#domain/api/portal';
import type { BankidDevice } from '#domain/api/session';
import {
  beginBankid,
  emailRegistered,
  getMe,
  type Profile,
  type RegistrationDetails,
  setSession,
  signIn,
} from '#domain/api/v2';
import type { Language } from '#domain/language';
import { TIMING } from '#domain/limits';
import { safeTargetPath } from '#domain/targetPath';
import type { ApiClient } from '../data/apiClient';
import type { SiteData } from '../data/siteData';
import { sessionStore } from '../lib/sessionStore';
import { wait } from '../lib/wait';
import { announceMe } from './announceMe';
import { type AuthPageState, authPageState } from './authPageState';
import { REGISTRATION_DRAFT_KEY } from './registrationDraft';

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

/** Opens a registration with what was filled in; answers its id. */
export async function openRegistration(
  api: ApiClient,
  details: RegistrationDetails,
): Promise<string> {
  const { sessionID } = await api.call(setSession, {
    type: 'registration',
    email: details.email,
    key: 'registration',
    value: details,
  });
  return sessionID;
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
  await wait(TIMING.authWait);
  const { login_token, targetPath } =
    state.purpose === 'register' && state.sessionID
      ? await api.call(bankidRegister, { ...answer, sessionID: state.sessionID })
      : await api.call(bankidLogin, answer);
  const { profile, sharedComputer } = await api.call(signIn, { login_token });
  authPageState.remove();
  sessionStore.remove(REGISTRATION_DRAFT_KEY);
  await announceMe(data, { profile, sharedComputer });
  await wait(TIMING.postLogin);
  // The server knows it too, should the browser have lost what it kept.
  return state.targetPath ?? safeTargetPath(targetPath);
}
