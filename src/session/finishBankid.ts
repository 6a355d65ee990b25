import { ApiError, type ErrorCode } from '#domain/api/errors';
import { TIMING } from '#domain/limits';
import type { ApiClient } from '../data/apiClient';
import { wait } from '../lib/wait';
import { type AuthPageState, authPageState } from './authPageState';
import { type BankidReturn, spendBankidReturn } from './bankidReturn';
import { askWhoIsSignedIn, completeBankid } from './signIn';

/** How a return from BankID ended. */
export type BankidOutcome =
  /** null: the usual place. */
  | { kind: 'signed_in'; targetPath: string | null }
  /** Nobody came from BankID: the page was opened by itself, or reloaded. */
  | { kind: 'nothing' }
  /** `state` is what the person left with, so that they can try again and still end up there. */
  | { kind: 'failed'; code: ErrorCode; state: AuthPageState };

const LOGIN: AuthPageState = {
  purpose: 'login',
  targetPath: null,
  sessionID: null,
  sharedComputer: false,
};

/** How an answer is refused when another tab of this browser has signed in meanwhile. */
const MAYBE_SIGNED_IN: readonly ErrorCode[] = ['already_authenticated', 'invalid_token'];

let running: Promise<BankidOutcome> | null = null;

/**
 * Finishes what she left for. Whoever asks while it is under way gets the same outcome: the
 * answer can be spent once, and React may mount a page twice.
 */
export function finishBankid(api: ApiClient): Promise<BankidOutcome> {
  running ??= finish(api, spendBankidReturn()).finally(() => {
    running = null;
  });
  return running;
}

async function finish(api: ApiClient, answer: BankidReturn | null): Promise<BankidOutcome> {
  const state = authPageState.read() ?? LOGIN;
  if (answer?.kind !== 'token') authPageState.remove();
  if (answer === null) return { kind: 'nothing' };
  if (answer.kind === 'error') return { kind: 'failed', code: answer.failure, state };
  try {
    const { idToken, state: broker } = answer;
    const token = { id_token: idToken, ...(broker !== null && { state: broker }) };
    return { kind: 'signed_in', targetPath: await completeBankid(api, token, state) };
  } catch (error) {
    authPageState.remove();
    // Whatever it was, nobody must be left with a spinner.
    const code = error instanceof ApiError ? error.code : 'internal_error';
    if (MAYBE_SIGNED_IN.includes(code) && (await isSignedIn(api))) {
      await wait(TIMING.postLogin);
      return { kind: 'signed_in', targetPath: state.targetPath };
    }
    return { kind: 'failed', code, state };
  }
}

/** Whether there is a session; whoever cannot be asked has none. */
async function isSignedIn(api: ApiClient): Promise<boolean> {
  try {
    return (await askWhoIsSignedIn(api)) !== null;
  } catch {
    return false;
  }
}
