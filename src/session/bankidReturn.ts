import { type BankidFailure, bankidFailureOf } from '#domain/bankidFailure';

/** What the BankID broker sent back in the address's fragment. */
export type BankidReturn =
  /** `state` as the broker repeated it; null when it did not. */
  | { kind: 'token'; idToken: string; state: string | null }
  | { kind: 'error'; failure: BankidFailure };

/** Reads the fragment of `/auth/bankid`; null when it carries no answer. */
export function parseBankidReturn(hash: string): BankidReturn | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const idToken = fields.get('id_token');
  if (idToken) return { kind: 'token', idToken, state: fields.get('state') };
  const error = fields.get('error');
  return error
    ? { kind: 'error', failure: bankidFailureOf(error, fields.get('error_description')) }
    : null;
}

let taken: BankidReturn | null = null;

/**
 * Takes the answer out of the address before anything else runs, so that the token is in no
 * history, no log and no script that looks at the address. `main.tsx` calls it first.
 */
export function takeBankidReturn(): void {
  if (window.location.pathname !== '/auth/bankid' || window.location.hash === '') return;
  taken = parseBankidReturn(window.location.hash);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** The answer that `takeBankidReturn` found; given out once, since a token is spent once. */
export function spendBankidReturn(): BankidReturn | null {
  const answer = taken;
  taken = null;
  return answer;
}
