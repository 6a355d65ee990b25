import type { ErrorCode } from '../errorStatus';

/** The codes that a failed authorization request can have. */
export type BankidFailure = Extract<
  ErrorCode,
  'bankid_cancelled' | 'bankid_expired' | 'bankid_failed'
>;

/**
 * The meaning of the broker's error. OAuth 2.0 has one `access_denied` for both a cancelled and a
 * timed-out request; BankID's own hint code in the description distinguishes them.
 * @param error - the answer's `error`.
 * @param description - its `error_description`; null when it has none.
 */
export function bankidFailureOf(error: string, description: string | null): BankidFailure {
  if (/expired|timeout/iu.test(description ?? '')) return 'bankid_expired';
  return error === 'access_denied' ? 'bankid_cancelled' : 'bankid_failed';
}

/** BankID's hint codes of what the person can mend in the app or its certificate. */
const AT_THE_PERSON = /startfailed|certificateerr|notsupporteduserapp|userdeclinedcall/iu;

/**
 * Whose fault an answer is: the person's own (they cancelled, waited too long, or BankID's app
 * failed), the broker's that is down, or one between the broker and us, which nobody can mend at a
 * phone: `broker_fault`.
 */
export type BrokerFailure = BankidFailure | 'bankid_unavailable' | 'broker_fault';

/** Reads the broker's error, by the codes of OAuth 2.0 and OpenID Connect and BankID's hint codes. */
export function brokerFailureOf(error: string, description: string | null): BrokerFailure {
  const failure = bankidFailureOf(error, description);
  if (AT_THE_PERSON.test(description ?? '')) return 'bankid_failed';
  if (failure !== 'bankid_failed') return failure;
  return error === 'temporarily_unavailable' ? 'bankid_unavailable' : 'broker_fault';
}
