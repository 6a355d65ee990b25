import { type BankidFailure, bankidFailureOf } from '#domain/bankidFailure';

/** The BankID broker's answer in the address's fragment. */
export type BankidReturn =
  /** `state` as the broker repeated it; null when it did not. */
  | { kind: 'token'; idToken: string; state: string | null }
  | { kind: 'error'; failure: BankidFailure; state: string | null }
  /** The browser came back with neither. */
  | { kind: 'nothing'; state: string };

/** Reads the fragment of `/auth/bankid`; null when it contains no answer. */
export function parseBankidReturn(hash: string): BankidReturn | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const idToken = fields.get('id_token');
  const state = fields.get('state');
  if (idToken) return { kind: 'token', idToken, state };
  const error = fields.get('error');
  if (error) {
    return {
      kind: 'error',
      failure: bankidFailureOf(error, fields.get('error_description')),
      state,
    };
  }
  return state ? { kind: 'nothing', state } : null;
}
