import { ApiError, type ErrorCode } from '#domain/api/errors';
import { isForSignedIn } from '#domain/api/session';
import { TIMING } from '#domain/limits';
import type { SiteData } from '../data/siteData';
import { wait } from '../lib/wait';
import { type AuthPageState, authPageState } from './authPageState';
import { type BankidReturn, parseBankidReturn } from './bankidReturn';
import { completeBankid, completeSocial, SessionNotBegun } from './completeSignIn';
import { consumeReturnFragment } from './returnFragment';
import { askWhoIsSignedIn } from './signIn';

/** Where the browser is back from. */
export type ReturnFrom = 'bankid' | 'social';

/** Why a return failed: the server's code, or what no server tells. */
export type ReturnFailure =
  | ErrorCode
  /** The provider sent the person back without a token. */
  | 'no_credential'
  /** Everything was right, and no session could be begun. */
  | 'no_auth_session';

/** How a return ended. */
export type BankidOutcome =
  /** null: the usual place. */
  | { kind: 'signed_in'; targetPath: string | null }
  /** The browser does not come from there: the page was opened by itself, or reloaded. */
  | { kind: 'nothing' }
  /** `state` is what the person left with, so that they can try again and still end up there. */
  | { kind: 'failed'; code: ReturnFailure; state: AuthPageState };

const LOGIN: AuthPageState = {
  purpose: 'login',
  targetPath: null,
  sessionID: null,
  sharedComputer: false,
};

/** How an answer is refused when another tab of this browser has signed in meanwhile. */
const MAYBE_SIGNED_IN: readonly ReturnFailure[] = [
  'already_authenticated',
  'invalid_token',
  'no_auth_session',
];

function codeOf(error: unknown): ReturnFailure {
  if (error instanceof SessionNotBegun) return 'no_auth_session';
  return error instanceof ApiError ? error.code : 'internal_error';
}

const underWay = new WeakMap<SiteData, Promise<BankidOutcome>>();

/**
 * Finishes the authorization request that the browser returns from. A second call while it is
 * under way gets the same outcome: the answer can be spent once, and React may mount a page twice.
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
  const state = authPageState.read() ?? LOGIN;
  if (answer?.kind !== 'token') authPageState.remove();
  if (answer === null) {
    const expected = from === 'social' && state.provider !== undefined;
    return expected ? { kind: 'failed', code: 'no_credential', state } : { kind: 'nothing' };
  }
  if (answer.kind === 'error') return { kind: 'failed', code: answer.failure, state };
  try {
    const { idToken, state: broker } = answer;
    const token = { id_token: idToken, ...(broker !== null && { state: broker }) };
    const targetPath =
      from === 'social'
        ? await completeSocial(data, { idToken, state: broker }, state)
        : await completeBankid(data, token, state);
    return { kind: 'signed_in', targetPath };
  } catch (error) {
    authPageState.remove();
    // Whatever it was, the page must not stay with its spinner.
    const code = codeOf(error);
    const signsIn = !isForSignedIn(state.purpose);
    if (signsIn && MAYBE_SIGNED_IN.includes(code) && (await isSignedIn(data))) {
      await wait(TIMING.postLogin);
      return { kind: 'signed_in', targetPath: state.targetPath };
    }
    return { kind: 'failed', code, state };
  }
}

/** Whether there is a session; without an answer there is none. */
async function isSignedIn(data: SiteData): Promise<boolean> {
  try {
    return (await askWhoIsSignedIn(data)) !== null;
  } catch {
    return false;
  }
}
