import { type BankidFailure, bankidFailureOf } from '#domain/bankidFailure';

/** The BankID broker's answer in the address's fragment. */
export type BankidReturn =
  /** `state` as the broker repeated it; null when it did not. */
  | { kind: 'token'; idToken: string; state: string | null }
  | { kind: 'error'; failure: BankidFailure };

/** Reads the fragment of `/auth/bankid`; null when it contains no answer. */
export function parseBankidReturn(hash: string): BankidReturn | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const idToken = fields.get('id_token');
  if (idToken) return { kind: 'token', idToken, state: fields.get('state') };
  const error = fields.get('error');
  return error
    ? { kind: 'error', failure: bankidFailureOf(error, fields.get('error_description')) }
    : null;
}
