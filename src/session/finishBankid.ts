import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { ApiClient } from '../data/apiClient';
import { type AuthPageState, authPageState } from './authPageState';
import { type BankidReturn, spendBankidReturn } from './bankidReturn';
import { completeBankid } from './signIn';

/** How a return from BankID ended. */
export type BankidOutcome =
  /** null: the usual place. */
  | { kind: 'signed_in'; targetPath: string | null }
  /** Nobody came from BankID: the page was opened by itself, or reloaded. */
  | { kind: 'nothing' }
  /** `state` is what she left with, so that she can try again and still end up there. */
  | { kind: 'failed'; code: ErrorCode; state: AuthPageState };

const LOGIN: AuthPageState = { purpose: 'login', targetPath: null, sessionID: null };

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
    // Whatever it was, she must not be left with a spinner.
    return {
      kind: 'failed',
      code: error instanceof ApiError ? error.code : 'internal_error',
      state,
    };
  }
}
