import { ApiError } from '#domain/api/errors';
import { signReferenceByBankid } from '#domain/api/givenReferences';
import {
  type BankidAnswer,
  bankidLogin,
  bankidRegister,
  confirmBankid,
  connectBankid,
} from '#domain/api/portal';
import { socialAuth, socialRegister } from '#domain/api/social';
import { getMe, type Me, signIn } from '#domain/api/v2';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { givenReferenceResult } from '#domain/givenReferences/givenReference';
import { TIMING } from '#domain/limits';
import { safeTargetPath } from '#domain/signIn/targetPath';
import { verifyBankidPath } from '#domain/signIn/verifyBankid';
import type { ApiClient } from '../data/apiClient';
import type { SiteData } from '../data/siteData';
import { wait } from '../lib/wait';
import type { AuthPageState } from './authPageState';
import { noteSigned } from './refereeAnswers';
import { removeRegistrationDrafts } from './registrationDraft';
import { openRegistration } from './signIn';
import { updateMe } from './updateMe';

/**
 * Completes the authorization request with the token from BankID.
 * @returns where to go; null for the default page. Rejects with an `ApiError`, for example
 *   `bankid_not_registered`.
 */
export async function completeBankid(
  data: SiteData,
  answer: BankidAnswer,
  state: AuthPageState,
): Promise<string | null> {
  const { api } = data;
  if (state.purpose === 'confirm') return goneOn(state, await api.call(confirmBankid, answer));
  if (state.purpose === 'reference') {
    const { act, receipt } = await api.call(signReferenceByBankid, answer);
    noteSigned(data, state.targetPath, receipt);
    return givenReferenceResult(act === 'give' ? 'given' : 'taken_back');
  }
  await wait(TIMING.authWait);
  if (state.purpose === 'connect') {
    return connect(data, answer, state).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'bankid_name_differs')) throw error;
      // The page that asks whether the BankID is theirs
      return verifyBankidPath({ targetPath: state.targetPath, problem: 'other_name' });
    });
  }
  const granted =
    state.purpose === 'register' && state.sessionID
      ? await api.call(bankidRegister, { ...answer, sessionID: state.sessionID })
      : await api.call(bankidLogin, answer);
  return consumeLoginToken(data, granted, state);
}

/** Connects the BankID to the account that is signed in in this browser. */
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
  const call = () => data.api.call(connectBankid, { ...answer, userId, connectBankID: true });
  // The response may have been lost after the BankID was connected: a repeat gets it again
  const done = await call().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'network_error') return call();
    throw error;
  });
  const profile = { ...me.profile, bankIdVerified: done.bankIdVerified };
  await updateMe(data, { ...me, profile });
  return goneOn(state, done);
}

/** Where to go. The server stores it too, in case the browser has lost its state. */
function goneOn(state: AuthPageState, { targetPath }: { targetPath: string | null }) {
  return state.targetPath ?? safeTargetPath(targetPath);
}

/** A login token was received, but no session could be begun with it. */
export class SessionNotBegun extends Error {
  override name = 'SessionNotBegun';
}

/** Exchanges a login token for a session. Rejects with `SessionNotBegun` when it is refused. */
async function beginSession(api: ApiClient, login_token: string): Promise<Me> {
  try {
    return await api.call(signIn, { login_token });
  } catch (error) {
    const refused = error instanceof ApiError && error.code === 'invalid_token';
    throw refused ? new SessionNotBegun('Failed to set auth session', { cause: error }) : error;
  }
}

/**
 * Exchanges a login token for a session, and waits so that the user can read that they are signed
 * in.
 */
async function consumeLoginToken(
  data: SiteData,
  { login_token, targetPath }: { login_token: string; targetPath: string | null },
  state: AuthPageState,
): Promise<string | null> {
  const { api } = data;
  const { profile, sharedComputer } = await beginSession(api, login_token);
  removeRegistrationDrafts();
  const path = goneOn(state, { targetPath });
  await updateMe(data, { profile, sharedComputer });
  // The page that opened the window shows it instead
  if (state.inWindow === undefined) await wait(TIMING.postLogin);
  return path;
}

/**
 * Completes a sign-in at a provider with its ID token (part 7's "finalise").
 * @returns where to go; null for the default page. Rejects with an `ApiError`, for example
 *   `link_requires_bankid` or `social_not_registered`.
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
    await updateMe(data, { profile: userData, sharedComputer: kept.sharedComputer });
    return goneOn(kept, { targetPath });
  }
  const path = await consumeLoginToken(data, { login_token, targetPath }, kept);
  const isNew = purpose === 'register' && !userData.bankIdVerified;
  return isNew ? verifyBankidPath({ targetPath: path }) : path;
}

/**
 * Creates an account from a registration and the identity that a provider verified in this browser,
 * and continues to connecting a BankID; the page has been left when this resolves.
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
  removeRegistrationDrafts();
  // A new document: this page is for visitors, and would redirect before BankID is asked for
  window.location.assign(verifyBankidPath({ targetPath: target ?? targetPath }));
}
