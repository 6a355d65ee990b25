import { ApiError, type ErrorCode } from '#domain/api/errors';
import { brokerFailureOf } from '#domain/signIn/bankidFailure';

/** Codes of OAuth 2.0, OpenID Connect and their extensions; anything else may hold what one typed. */
const KNOWN_ERROR = /^[a-z]+(?:_[a-z]+){0,4}$/u;
const LONGEST_ERROR = 40;

/**
 * The error for an answer that is refused by the broker's fault or by our settings. The screen says
 * so (`extra.problem`); the cause is logged where the call is answered, and told to nobody else.
 * @param cause - what is wrong, without anything of the person.
 */
export function brokerFault(cause: string, code: ErrorCode = 'invalid_token'): ApiError {
  const fault = new ApiError(code, `The answer is refused: ${cause}.`, undefined, {
    problem: 'broker_fault',
  });
  fault.cause = new Error(cause);
  return fault;
}

/** A broker's error code as the log may have it. */
export const errorForLog = (error: string): string =>
  error.length <= LONGEST_ERROR && KNOWN_ERROR.test(error) ? error : 'another error';

/** The error for the broker's own: its cause is logged where the person cannot mend it. */
export function brokerRefusal(error: string, description: string | null): ApiError {
  const failure = brokerFailureOf(error, description);
  const cause = `the broker answered with ${errorForLog(error)}`;
  if (failure === 'broker_fault') return brokerFault(cause, 'bankid_failed');
  const refusal = new ApiError(failure, 'The broker answered with an error.');
  if (failure === 'bankid_unavailable') refusal.cause = new Error(cause);
  return refusal;
}
