import { ApiError } from '#domain/api/errors';
import type { BankidPurpose } from '#domain/api/session';
import { type SignInProblem, signInProblemFrom, signInProblemOf } from '#domain/signInProblem';

/** What a problem looks like: a fault, something to mind, or a mere piece of news. */
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
  expired: 'warning',
  bankid_down: 'warning',
  social_down: 'warning',
  service_down: 'warning',
  network: 'warning',
  too_many: 'warning',
};

/** How a problem is drawn. */
export function toneOf(problem: SignInProblem): ProblemTone {
  return TONES[problem] ?? 'danger';
}

/** What one of these pages leaves in the history for the next: the problem to be told there. */
export interface AuthPassedOn {
  authProblem: SignInProblem;
}

/** The problem that the page before passed on, out of a location's state; null for none. */
export function passedOnProblem(state: unknown): SignInProblem | null {
  if (typeof state !== 'object' || state === null || !('authProblem' in state)) return null;
  return signInProblemFrom(state.authProblem);
}

/** Ends a way in, with the problem to be told. */
export class AuthStop extends Error {
  constructor(
    readonly problem: SignInProblem,
    cause: unknown,
  ) {
    super(problem, { cause });
    this.name = 'AuthStop';
  }
}

/** Does one step of a way in; what it is refused with becomes an `AuthStop`. */
export async function during<Result>(
  step: BankidPurpose | 'check',
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'internal_error';
    throw new AuthStop(signInProblemOf(code, step), error);
  }
}
