import { ApiError } from '#domain/api/errors';
import type { BankidPurpose } from '#domain/signIn/bankidRequests';
import {
  problemNamedBy,
  type SignInProblem,
  signInProblemFrom,
  signInProblemOf,
} from '#domain/signIn/signInProblem';

/** How serious a problem is shown to be. */
export type ProblemTone = 'danger' | 'warning' | 'info';

const TONES: Partial<Record<SignInProblem, ProblemTone>> = {
  cancelled: 'info',
  not_registered: 'info',
  already_registered: 'info',
  email_taken: 'info',
  signed_in: 'info',
  social_cancelled: 'info',
  social_not_registered: 'info',
  link_requires_bankid: 'info',
  other_browser: 'info',
  expired: 'warning',
  bankid_down: 'warning',
  broker_fault: 'warning',
  social_down: 'warning',
  service_down: 'warning',
  network: 'warning',
  too_many: 'warning',
  proof: 'info',
  other_name: 'info',
  mail_sent: 'info',
};

/** The tone that a problem is shown in. */
export function toneOf(problem: SignInProblem): ProblemTone {
  return TONES[problem] ?? 'danger';
}

/** The history state by which one of these pages passes a problem on to the next. */
export interface AuthPassedOn {
  authProblem: SignInProblem;
}

/** The problem that the page before passed on in the location's state; null for none. */
export function passedOnProblem(state: unknown): SignInProblem | null {
  if (typeof state !== 'object' || state === null || !('authProblem' in state)) return null;
  return signInProblemFrom(state.authProblem);
}

/** Stops a sign-in or a registration, with the problem to show. */
export class SignInError extends Error {
  constructor(
    readonly problem: SignInProblem,
    cause: unknown,
  ) {
    super(problem, { cause });
    this.name = 'SignInError';
  }
}

/** Waits for one step of a sign-in or a registration. Rejects with a `SignInError`. */
export async function signInStep<Result>(
  step: BankidPurpose | 'check',
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const named = error instanceof ApiError ? problemNamedBy(error) : null;
    const code = error instanceof ApiError ? error.code : 'internal_error';
    throw new SignInError(named ?? signInProblemOf(code, step), error);
  }
}
