import { type BankidFailure, bankidFailureOf } from '#domain/bankidFailure';
import type { SiteData } from '../data/siteData';

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

/**
 * Takes the answer out of the address before anything else runs, so that the token is in no
 * history, no log and no script that looks at the address. `main.tsx` calls it first.
 */
export function takeBankidReturn(): BankidReturn | null {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/auth/bankid' || hash === '') return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return parseBankidReturn(hash);
}

/** The answers that pages were opened with; each lives as long as its page. */
const kept = new WeakMap<SiteData, BankidReturn>();

/** Keeps the answer until the page of the return is drawn. */
export function keepBankidReturn(data: SiteData, answer: BankidReturn): void {
  kept.set(data, answer);
}

/** The answer that was kept; given out once, since a token is spent once. */
export function spendBankidReturn(data: SiteData): BankidReturn | null {
  const answer = kept.get(data) ?? null;
  kept.delete(data);
  return answer;
}
