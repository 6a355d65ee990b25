import { mutate } from 'swr';
import { bankidLogin, bankidRegister } from '#domain/api/portal';
import {
  beginBankid,
  emailRegistered,
  getMe,
  type Profile,
  type RegistrationDetails,
  setSession,
  signIn,
  signOut,
} from '#domain/api/v2';
import type { Language } from '#domain/language';
import { STORAGE_KEY, TIMING } from '#domain/limits';
import type { ApiClient } from '../data/apiClient';
import { keyOf } from '../data/useApi';
import { localStore } from '../lib/localStore';
import { type AuthPageState, authPageState } from './authPageState';

export type BankidDevice = 'same' | 'other';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Every hook that asks who is signed in hears the answer. */
async function announceProfile(profile: Profile | null): Promise<void> {
  await mutate(keyOf(getMe, {}), { status: 0, profile }, { revalidate: false });
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
  });
  authPageState.write(state);
  window.location.assign(authorizeUrl);
}

/**
 * Opens a registration with what she filled in.
 * @returns its id, or null when the address has an account already and she should log in.
 */
export async function openRegistration(
  api: ApiClient,
  details: RegistrationDetails,
): Promise<string | null> {
  const { status } = await api.call(emailRegistered, { email: details.email });
  if (status === 0) return null;
  const { sessionID } = await api.call(setSession, {
    type: 'registration',
    email: details.email,
    key: 'registration',
    value: details,
  });
  return sessionID;
}

/**
 * Completes what she left for, with the token that BankID gave.
 * @returns where to go, null for the usual place. Rejects with an `ApiError`, among them
 *   `bankid_not_registered`.
 */
export async function completeBankid(
  api: ApiClient,
  idToken: string,
  state: AuthPageState,
): Promise<string | null> {
  await wait(TIMING.authWait);
  const { login_token } =
    state.purpose === 'register' && state.sessionID
      ? await api.call(bankidRegister, { id_token: idToken, sessionID: state.sessionID })
      : await api.call(bankidLogin, { id_token: idToken });
  const { profile } = await api.call(signIn, { login_token });
  authPageState.remove();
  await announceProfile(profile);
  await wait(TIMING.postLogin);
  return state.targetPath;
}

/** Ends the session and forgets what was kept for her on this device. */
export async function leave(api: ApiClient): Promise<void> {
  await api.call(signOut, {});
  localStore.remove(STORAGE_KEY.homePreferences);
  // Nothing that was read as her may be shown to whoever comes next.
  await mutate(() => true, undefined, { revalidate: false });
  await announceProfile(null);
}
