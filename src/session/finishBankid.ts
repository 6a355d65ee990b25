import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { BankidAnswer } from '#domain/api/portal';
import { begunSignIn, refusedSignIn } from '#domain/api/waysIn';
import { TIMING } from '#domain/limits';
import { signsIn } from '#domain/signIn/bankidRequests';
import { problemNamedBy } from '#domain/signIn/signInProblem';
import { safeTargetPath } from '#domain/signIn/targetPath';
import type { SiteData } from '../data/siteData';
import { wait } from '../lib/wait';
import { type AuthPageState, authPageState } from './authPageState';
import { type BankidReturn, parseBankidReturn } from './bankidReturn';
import { completeBankid, completeSocial, SessionNotBegun } from './completeSignIn';
import { consumeReturnFragment } from './returnFragment';
import { askWhoIsSignedIn } from './signIn';

/** Where the user comes back from. */
export type ReturnFrom = 'bankid' | 'social';

/** Why a return failed: the server's error code, or a failure in the browser. */
export type ReturnFailure =
  | ErrorCode
  /** The provider redirected the user back without a token. */
  | 'no_credential'
  /** The answer was accepted, but no session could be begun. */
  | 'no_auth_session'
  /** This browser began no request with the answer's state. */
  | 'other_browser'
  /** The answer cannot be used, by the broker's fault or ours. */
  | 'broker_fault';

/** How a return ended. */
export type BankidOutcome =
  /** null for the default page. */
  | { kind: 'signed_in'; targetPath: string | null }
  /** The user does not come from BankID: the page was opened directly, or reloaded. */
  | { kind: 'nothing' }
  /**
   * `state` is what was stored before the redirect, so that another try leads to the same target.
   */
  | { kind: 'failed'; code: ReturnFailure; state: AuthPageState };

/** Characters that the server takes of a provider's error. */
const MOST_OF_ERROR = 64;

const LOGIN: AuthPageState = {
  purpose: 'login',
  targetPath: null,
  sessionID: null,
  sharedComputer: false,
};

/** The errors of an answer when another tab of this browser has signed in in the meantime. */
const MAYBE_SIGNED_IN: readonly ReturnFailure[] = [
  'already_authenticated',
  'invalid_token',
  'no_auth_session',
  'broker_fault',
];

function codeOf(error: unknown): ReturnFailure {
  if (error instanceof SessionNotBegun) return 'no_auth_session';
  if (!(error instanceof ApiError)) return 'internal_error';
  return problemNamedBy(error) === 'broker_fault' ? 'broker_fault' : error.code;
}

const underWay = new WeakMap<SiteData, Promise<BankidOutcome>>();

/**
 * Completes the authorization request that the browser returns from. A second call meanwhile gets
 * the same outcome: the answer can be used once only, and React may mount a page twice.
 */
export function finishBankid(data: SiteData, from: ReturnFrom = 'bankid'): Promise<BankidOutcome> {
  const running =
    underWay.get(data) ??
    finish(data, from, parseBankidReturn(consumeReturnFragment(data) ?? '')).finally(() =>
      underWay.delete(data),
    );
  underWay.set(data, running);
  return running;
}

async function finish(
  data: SiteData,
  from: ReturnFrom,
  answer: BankidReturn | null,
): Promise<BankidOutcome> {
  if (answer === null || answer.kind === 'nothing') {
    return withoutAnswer(from, answer?.state ?? null);
  }
  const begun = await begunBy(data, answer.state);
  if (answer.state !== null) authPageState.remove(answer.state);
  if (begun instanceof ApiError) return { kind: 'failed', code: begun.code, state: LOGIN };
  if (begun === null) return { kind: 'failed', code: 'other_browser', state: LOGIN };
  const state = begun;
  if (answer.kind === 'error') {
    tellOfRefusal(data, answer);
    return { kind: 'failed', code: answer.failure, state };
  }
  try {
    const targetPath =
      from === 'social'
        ? await completeSocial(data, tokenOf(answer), state)
        : await completeBankid(data, bankidAnswerOf(answer), state);
    return { kind: 'signed_in', targetPath };
  } catch (error) {
    // After any error the page must not stay in its loading state.
    const code = codeOf(error);
    if (signsIn(state.purpose) && MAYBE_SIGNED_IN.includes(code) && (await isSignedIn(data))) {
      await wait(TIMING.postLogin);
      return { kind: 'signed_in', targetPath: state.targetPath };
    }
    return { kind: 'failed', code, state };
  }
}

type Answer = Extract<BankidReturn, { kind: 'token' | 'code' }>;

function bankidAnswerOf(answer: Answer): BankidAnswer {
  if (answer.kind === 'code') return { code: answer.code, state: answer.state };
  const { idToken, state } = answer;
  return { id_token: idToken, ...(state !== null && { state }) };
}

/** A provider's code goes to the server directly. */
function tokenOf(answer: Answer): { idToken: string; state: string | null } {
  if (answer.kind === 'token') return answer;
  throw new ApiError('social_login_failed', 'The provider answered with a code.');
}

/** The answer came to this page alone: what nobody here can mend, the server's log is told. */
function tellOfRefusal(
  { api }: SiteData,
  { failure, error, state }: Extract<BankidReturn, { kind: 'error' }>,
): void {
  if (state === null || (failure !== 'broker_fault' && failure !== 'bankid_unavailable')) return;
  void api.call(refusedSignIn, { state, error: error.slice(0, MOST_OF_ERROR) }).catch(() => null);
}

/**
 * A return with nothing: from a provider that is a failure, which says so. Without a state it is the
 * one that is under way; of several, nobody knows which.
 */
function withoutAnswer(from: ReturnFrom, named: string | null): BankidOutcome {
  if (from === 'bankid' && named === null) return { kind: 'nothing' };
  const states = named === null ? authPageState.states() : [named];
  const left = states.flatMap((state) => {
    const kept = authPageState.read(state);
    return from === 'social' && kept?.provider === undefined ? [] : [{ state, kept }];
  });
  const [first, ...others] = left;
  const only = others.length === 0 ? first : undefined;
  if (only) authPageState.remove(only.state);
  return from === 'social' && first
    ? { kind: 'failed', code: 'no_credential', state: only?.kept ?? LOGIN }
    : { kind: 'nothing' };
}

/**
 * What the request with this state was begun for: kept in this browser or, when it has kept nothing,
 * by the server. null when another browser began it.
 */
async function begunBy(
  data: SiteData,
  state: string | null,
): Promise<AuthPageState | ApiError | null> {
  // A broker that does not repeat the state: the server finds the request by the token's nonce
  if (state === null) return LOGIN;
  const kept = authPageState.read(state);
  if (kept !== null) return kept;
  try {
    const { begun } = await data.api.call(begunSignIn, { state });
    if (begun === null) return null;
    const { provider, targetPath, ...rest } = begun;
    return { ...rest, targetPath: safeTargetPath(targetPath), ...(provider && { provider }) };
  } catch (error) {
    return error instanceof ApiError ? error : new ApiError('internal_error', 'No answer.');
  }
}

/** Whether there is a session; false when the server does not answer. */
async function isSignedIn(data: SiteData): Promise<boolean> {
  try {
    return (await askWhoIsSignedIn(data)) !== null;
  } catch {
    return false;
  }
}
