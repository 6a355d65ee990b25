import { expect, it } from 'vitest';
import { bankidFailureOf } from './bankidFailure';

it.each([
  ['access_denied', 'userCancel', 'bankid_cancelled'],
  ['access_denied', null, 'bankid_cancelled'],
  ['access_denied', 'expiredTransaction', 'bankid_expired'],
  ['temporarily_unavailable', 'The request timeout was reached', 'bankid_expired'],
  ['server_error', 'internalError', 'bankid_failed'],
  ['', null, 'bankid_failed'],
])('%s (%s) is %s', (error, description, expected) => {
  expect(bankidFailureOf(error, description)).toBe(expected);
});
