import { ApiError } from '#domain/api/errors';
import { SECOND } from '../lib/time';

/** Milliseconds that one call to the broker may take. */
export const BROKER_TIMEOUT = 5 * SECOND;

export const brokerUnavailable = () =>
  new ApiError('bankid_unavailable', 'The BankID broker does not answer.');
