import type { ErrorCode } from '../errorStatus';

/** The two sign-in pages. */
export type SignInPurpose = 'login' | 'register';

/**
 * The problems that can stop a sign-in. Each has its texts, `auth.problem.<it>.title` and `.text`,
 * and can be in an address as `?problem=<it>`.
 */
const SIGN_IN_PROBLEMS = [
  'cancelled',
  'expired',
  'failed',
  'broker_fault',
  'suspended',
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
  'mail_sent',
  'login',
  'register',
  'connect',
  'check',
  'social_failed',
  'social_down',
  'social_not_registered',
  'link_requires_bankid',
  'confirm',
  'connected_elsewhere',
  'social_cancelled',
  'social_problem',
  'unsupported_provider',
  'no_credential',
  'no_auth_session',
  'other_browser',
  'proof',
  'other_name',
  'reference',
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

const BY_CODE: Partial<Record<ErrorCode, SignInProblem>> = {
  bankid_cancelled: 'cancelled',
  bankid_expired: 'expired',
  bankid_failed: 'failed',
  invalid_token: 'failed',
  account_suspended: 'suspended',
  bankid_not_registered: 'not_registered',
  already_registered: 'already_registered',
  email_taken: 'email_taken',
  already_authenticated: 'signed_in',
  session_not_found: 'no_session',
  bankid_unavailable: 'bankid_down',
  social_login_failed: 'social_failed',
  unsupported_provider: 'unsupported_provider',
  social_not_registered: 'social_not_registered',
  link_requires_bankid: 'link_requires_bankid',
  social_unavailable: 'social_down',
  unavailable: 'service_down',
  network_error: 'network',
  rate_limited: 'too_many',
  proof_required: 'proof',
  bankid_name_differs: 'other_name',
  puzzle_required: 'too_many',
};

/**
 * The problem for an error.
 *
 * @param during - what the user was doing, for a code that is not specific.
 */
export function signInProblemOf(
  code: ErrorCode,
  during: SignInPurpose | 'connect' | 'confirm' | 'check' | 'reference',
): SignInProblem {
  // The BankID is valid, but another account's
  if (during === 'confirm' && code === 'invalid_token') return 'confirm';
  if (during === 'connect' && code === 'conflict') return 'connected_elsewhere';
  return BY_CODE[code] ?? during;
}

/**
 * The problem that an error itself names, in `extra.problem`: several causes have one code, and not
 * all of them are the user's to mend. null for most errors.
 */
export const problemNamedBy = (error: {
  extra?: Record<string, unknown> | undefined;
}): SignInProblem | null => signInProblemFrom(error.extra?.problem);

/** The problem in an address or a history entry; null for anything else. */
export function signInProblemFrom(value: unknown): SignInProblem | null {
  return SIGN_IN_PROBLEMS.find((problem) => problem === value) ?? null;
}

const SOLVED_BY_LOGIN: readonly SignInProblem[] = [
  'already_registered',
  'email_taken',
  'link_requires_bankid',
];
const SOLVED_BY_REGISTERING: readonly SignInProblem[] = [
  'not_registered',
  'no_session',
  'social_not_registered',
];

/**
 * The page where it is shown: the user's own page, except for problems that only the other page can
 * solve.
 */
export function pageForProblem(problem: SignInProblem, purpose: SignInPurpose): SignInPurpose {
  if (SOLVED_BY_LOGIN.includes(problem)) return 'login';
  if (SOLVED_BY_REGISTERING.includes(problem)) return 'register';
  return purpose;
}
