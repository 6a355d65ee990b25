import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { AuthPurpose } from '../../session/authPageState';

/** What can stop somebody from coming in; each has its words, `auth.problem.<it>.title` and `.text`. */
export type AuthProblem =
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'not_registered'
  | 'already_registered'
  | 'email_taken'
  | 'signed_in'
  | 'no_session'
  | 'network'
  | 'too_many'
  | 'login'
  | 'register'
  | 'check';

const BY_CODE: Partial<Record<ErrorCode, AuthProblem>> = {
  bankid_cancelled: 'cancelled',
  bankid_expired: 'expired',
  bankid_failed: 'failed',
  invalid_token: 'failed',
  bankid_not_registered: 'not_registered',
  already_registered: 'already_registered',
  email_taken: 'email_taken',
  already_authenticated: 'signed_in',
  session_not_found: 'no_session',
  unavailable: 'network',
  rate_limited: 'too_many',
};

/**
 * The problem that a refusal means.
 *
 * @param during - what she was doing, for a code that says nothing in particular.
 */
export function authProblemOf(code: ErrorCode, during: AuthPurpose | 'check'): AuthProblem {
  return BY_CODE[code] ?? during;
}

/** Where she can put it right: where she was, but for what only the other form can mend. */
export function wayOn(problem: AuthProblem, purpose: AuthPurpose): AuthPurpose {
  if (problem === 'already_registered' || problem === 'email_taken') return 'login';
  if (problem === 'not_registered' || problem === 'no_session') return 'register';
  return purpose;
}

/** What one of these pages leaves in the history for the next: the problem to be told there. */
export interface AuthPassedOn {
  authProblem: AuthProblem;
}

/** The problem that the page before passed on, out of a location's state; null for none. */
export function passedOnProblem(state: unknown): AuthProblem | null {
  if (typeof state !== 'object' || state === null || !('authProblem' in state)) return null;
  return state.authProblem === 'not_registered' ? state.authProblem : null;
}

/** Ends a way in, with the problem to be told. */
export class AuthStop extends Error {
  constructor(
    readonly problem: AuthProblem,
    cause: unknown,
  ) {
    super(problem, { cause });
    this.name = 'AuthStop';
  }
}

/** Does one step of a way in; what it is refused with becomes an `AuthStop`. */
export async function during<Result>(
  step: AuthPurpose | 'check',
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'internal_error';
    throw new AuthStop(authProblemOf(code, step), error);
  }
}
