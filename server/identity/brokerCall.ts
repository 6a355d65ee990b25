import { ApiError } from '#domain/api/errors';
import { SECOND } from '../lib/time';

/** Milliseconds that one call to the broker may take. */
export const BROKER_TIMEOUT = 5 * SECOND;

/** @param cause - logged with it: what was asked, and what failed. */
export function brokerUnavailable(cause?: unknown): ApiError {
  const unavailable = new ApiError('bankid_unavailable', 'The BankID broker does not answer.');
  unavailable.cause = cause;
  return unavailable;
}
