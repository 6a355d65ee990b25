import { type BrokerFailure, brokerFailureOf } from '#domain/signIn/bankidFailure';

/** The BankID broker's answer in the address's fragment. */
export type BankidReturn =
  /** `state` as the broker repeated it; null when it did not. */
  | { kind: 'token'; idToken: string; state: string | null }
  /** From a broker that answers with codes, by way of the server. */
  | { kind: 'code'; code: string; state: string }
  | { kind: 'error'; failure: BrokerFailure; error: string; state: string | null }
  /** The browser came back with neither. */
  | { kind: 'nothing'; state: string };

/** Reads the fragment of `/auth/bankid`; null when it contains no answer. */
export function parseBankidReturn(hash: string): BankidReturn | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const idToken = fields.get('id_token');
  const state = fields.get('state');
  if (idToken) return { kind: 'token', idToken, state };
  const code = fields.get('code');
  if (code && state) return { kind: 'code', code, state };
  const error = fields.get('error');
  if (error) {
    const failure = brokerFailureOf(error, fields.get('error_description'));
    return { kind: 'error', failure, error, state };
  }
  return state ? { kind: 'nothing', state } : null;
}
