import type { ErrorCode } from './api/errors';

/** The codes that a failed authorization request can have. */
export type BankidFailure = Extract<
  ErrorCode,
  'bankid_cancelled' | 'bankid_expired' | 'bankid_failed'
>;

/**
 * The meaning of the broker's error fragment. OAuth 2.0 has one `access_denied` for both a
 * cancelled and a timed-out request; BankID's own hint code in the description distinguishes them.
 * @param error - the fragment's `error`.
 * @param description - its `error_description`; null when it has none.
 */
export function bankidFailureOf(error: string, description: string | null): BankidFailure {
  if (/expired|timeout/iu.test(description ?? '')) return 'bankid_expired';
  return error === 'access_denied' ? 'bankid_cancelled' : 'bankid_failed';
}
