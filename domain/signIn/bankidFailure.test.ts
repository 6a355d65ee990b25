import { expect, it } from 'vitest';
import { bankidFailureOf, brokerFailureOf } from './bankidFailure';

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

it.each([
  ['access_denied', 'userCancel', 'bankid_cancelled'],
  ['access_denied', null, 'bankid_cancelled'],
  ['access_denied', 'expiredTransaction', 'bankid_expired'],
  // What BankID itself says of the app or the certificate
  ['access_denied', 'startFailed', 'bankid_failed'],
  ['server_error', 'certificateErr', 'bankid_failed'],
  ['temporarily_unavailable', null, 'bankid_unavailable'],
  // Between the broker and us: nobody mends it at a phone
  ['server_error', 'internalError', 'broker_fault'],
  ['login_required', null, 'broker_fault'],
  ['interaction_required', null, 'broker_fault'],
  ['invalid_client', 'client authentication failed', 'broker_fault'],
  ['unauthorized_client', null, 'broker_fault'],
  ['invalid_request', null, 'broker_fault'],
  ['invalid_scope', null, 'broker_fault'],
  ['unsupported_response_type', null, 'broker_fault'],
  ['made_up', null, 'broker_fault'],
  ['', null, 'broker_fault'],
])('%s (%s) is told as %s', (error, description, expected) => {
  expect(brokerFailureOf(error, description)).toBe(expected);
});
