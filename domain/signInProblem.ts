import type { ErrorCode } from './api/errors';

/** The two pages where somebody signs in. */
export type SignInPurpose = 'login' | 'register';

/**
 * What can stop somebody from signing in. Each has its words, `auth.problem.<it>.title` and
 * `.text`, and can stand in an address as `?problem=<it>`.
 */
const SIGN_IN_PROBLEMS = [
  'cancelled',
  'expired',
  'failed',
  'not_registered',
  'already_registered',
  'email_taken',
  'signed_in',
  'no_session',
  'incomplete',
  'bankid_down',
  'service_down',
  'network',
  'too_many',
  'login',
  'register',
  'connect',
  'check',
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

const BY_CODE: Partial<Record<ErrorCode, SignInProblem>> = {
  bankid_cancelled: 'cancelled',
  bankid_expired: 'expired',
  bankid_failed: 'failed',
  invalid_token: 'failed',
  bankid_not_registered: 'not_registered',
  already_registered: 'already_registered',
  email_taken: 'email_taken',
  already_authenticated: 'signed_in',
  session_not_found: 'no_session',
  bankid_unavailable: 'bankid_down',
  unavailable: 'service_down',
  network_error: 'network',
  rate_limited: 'too_many',
};

/**
 * The problem that a refusal means.
 *
 * @param during - what the person was doing, for a code that says nothing in particular.
 */
export function signInProblemOf(
  code: ErrorCode,
  during: SignInPurpose | 'connect' | 'check',
): SignInProblem {
  return BY_CODE[code] ?? during;
}

/** The problem that an address or a history entry names; null for anything else. */
export function signInProblemFrom(value: unknown): SignInProblem | null {
  return SIGN_IN_PROBLEMS.find((problem) => problem === value) ?? null;
}

/** Where it can be put right: where the person was, but for what only the other page can mend. */
export function wayOn(problem: SignInProblem, purpose: SignInPurpose): SignInPurpose {
  if (problem === 'already_registered' || problem === 'email_taken') return 'login';
  if (problem === 'not_registered' || problem === 'no_session') return 'register';
  return purpose;
}

/** What a sign-in page's address says besides which page it is. */
export interface SignInPathOptions {
  /** Where to go afterwards. */
  targetPath?: string | null | undefined;
  /** What the page is to tell. */
  problem?: SignInProblem | null | undefined;
  /** Whether "shared computer" is ticked already. */
  sharedComputer?: boolean | undefined;
}

/** The address of a sign-in page. */
export function signInPath(purpose: SignInPurpose, options: SignInPathOptions = {}): string {
  const { targetPath, problem, sharedComputer } = options;
  const query = new URLSearchParams({
    ...(targetPath && { target_path: targetPath }),
    ...(problem && { problem }),
    ...(sharedComputer && { shared_computer: '1' }),
  });
  return query.size > 0 ? `/${purpose}?${query}` : `/${purpose}`;
}
