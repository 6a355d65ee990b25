import type { Endpoint } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Caller } from '../http/route';

/** Who is let in at an address; everybody else is refused before anything is read. */
type Access = Endpoint<unknown, unknown>['access'];

/** Whose things an address reaches, each with the rule that decides it. */
export const REACHES = {
  public: 'What everybody may read, and what is about nobody.',
  consent: 'First names and pictures of people with `users.avatar_consent_at`.',
  demo: 'Invented people of a demo run; the address is not there in production.',
  browser: 'What this browser began: its rows have the hash of a cookie that it holds.',
  link: 'What one unguessable id or token names, for whoever holds it.',
  existence: 'Whether an e-mail address has an account, and nothing else about it.',
  session: 'The session of the cookie and its user’s profile.',
  account: 'The account whose `users.id` is the session’s user.',
  ownApplications: 'Applications whose `uid` is the session’s user.',
  ownExports: 'Exports whose `user_id` is the session’s user.',
  ownJobs: 'Jobs whose `employer_id` is the employer of the key.',
  applicationsOnOwnJobs:
    'Applications on jobs whose `employer_id` is the employer of the key, but for invitations without an answer.',
} as const;
type Reach = keyof typeof REACHES;

/** Who may call an address, and whose things they get to. */
export interface AccessRule {
  access: Access;
  reach: Reach;
  /** BankID must have been used in this session within the last ten minutes. */
  recentBankid?: true;
}

const everyone = (reach: Reach): AccessRule => ({ access: 'public', reach });
const candidate = (reach: Reach): AccessRule => ({ access: 'candidate', reach });
const employer = (reach: Reach): AccessRule => ({ access: 'employer', reach });
const withRecentBankid = (rule: AccessRule): AccessRule => ({ ...rule, recentBankid: true });

/**
 * Who may do what: one row for every endpoint, file, form, stream and page that the server
 * answers at. A test calls each row as everybody there is, and fails for an address without one.
 */
export const POLICY: Readonly<Record<string, AccessRule>> = {
  // The portal service
  'GET /api/portal/misc/constants': everyone('public'),
  'GET /api/portal/misc/fetch-user-avatars': everyone('consent'),
  'POST /api/portal/public/jobs/filter': everyone('public'),
  'GET /api/portal/public/job': everyone('ownApplications'),
  'POST /api/portal/similar_jobs': everyone('public'),
  'POST /api/portal/fetch_available_jobs': everyone('public'),
  'POST /api/portal/submitCandidate': candidate('ownApplications'),
  'GET /api/portal/checkExistingCandidate': candidate('ownApplications'),
  'GET /api/portal/fetch_applications': candidate('ownApplications'),
  'POST /api/portal/withdraw_application': candidate('ownApplications'),
  'POST /api/portal/auth/bankid_register': everyone('browser'),
  'POST /api/portal/auth/bankid_login': everyone('browser'),
  'POST /api/portal/auth/connect_bankid': candidate('account'),

  // The v2 service
  'POST /api/v2/session/set_session': everyone('link'),
  'POST /api/v2/session/begin_bankid': everyone('browser'),
  'POST /api/v2/session/sign_in': everyone('browser'),
  'POST /api/v2/session/sign_out': everyone('session'),
  'GET /api/v2/session/me': everyone('session'),
  'GET /api/v2/session/get_registration': everyone('link'),
  'POST /api/v2/misc/report_client_error': everyone('public'),
  'GET /api/v2/auth/email_registered': everyone('existence'),
  'POST /api/v2/users/save_user_details': candidate('account'),
  'POST /api/v2/users/request_export': withRecentBankid(candidate('ownExports')),
  'GET /api/v2/users/exports': candidate('ownExports'),
  'POST /api/v2/users/delete_account': withRecentBankid(candidate('account')),
  'GET /api/v2/misc/encryption_config': candidate('session'),
  'GET /api/v2/misc/device_key': candidate('account'),

  // The integration API
  'POST /api/integration/jobs': employer('ownJobs'),
  'PATCH /api/integration/jobs/:id': employer('ownJobs'),
  'POST /api/integration/jobs/:id/close': employer('ownJobs'),
  'POST /api/integration/jobs/:id/open': employer('ownJobs'),
  'GET /api/integration/applications': employer('applicationsOnOwnJobs'),
  'POST /api/integration/applications/:id/status': employer('applicationsOnOwnJobs'),

  // Files
  'GET /api/v2/users/export_file': withRecentBankid(candidate('ownExports')),

  // Streams
  'GET /api/v2/live': candidate('account'),

  // Forms that work without a script
  'POST /auth/start': everyone('browser'),
  'GET /auth/bankid/code': everyone('browser'),
  'POST /bekrafta-epost': everyone('link'),
  'POST /jobb/interest': everyone('ownApplications'),

  // Pages and what is about nobody
  'GET /*': everyone('session'),
  // A form that is posted before the page’s script has taken it over
  'POST /*': everyone('public'),
  'GET /sitemap.xml': everyone('public'),
  'GET /robots.txt': everyone('public'),
  'GET /healthz': everyone('public'),
  'GET /api/docs': everyone('public'),

  // The demo run's
  'GET /demo/mail': everyone('demo'),
  'GET /demo/mail/:id': everyone('demo'),
  'GET /simulator/bankid/.well-known/openid-configuration': everyone('demo'),
  'GET /simulator/bankid/jwks': everyone('demo'),
  'POST /simulator/bankid/token': everyone('demo'),
  'GET /simulator/bankid/authorize': everyone('demo'),
  'GET /simulator/bankid/answer': everyone('demo'),
};

/** The row of an address, as `GET /api/v2/live`; undefined for one that has none. */
export function ruleOf(address: string): AccessRule | undefined {
  return Object.hasOwn(POLICY, address) ? POLICY[address] : undefined;
}

/** The row of an address that must have one. */
export function requireRule(address: string): AccessRule {
  const rule = ruleOf(address);
  if (!rule) throw new Error(`The policy has no row for ${address}.`);
  return rule;
}

/**
 * Refuses a caller whom the rule does not let in.
 *
 * @throws ApiError `authentication_required`, `invalid_api_key`
 */
export function requireAllowed({ access }: Pick<AccessRule, 'access'>, caller: Caller): void {
  if (access === 'candidate' && caller.userId === null) {
    throw new ApiError('authentication_required', 'Sign in first.');
  }
  if (access === 'employer' && caller.employerId === null) {
    throw new ApiError('invalid_api_key', 'Send a valid integration key as a bearer token.');
  }
}

/**
 * The candidate whom a rule lets in.
 *
 * @throws ApiError `authentication_required`
 */
export function requireCandidate(rule: AccessRule, caller: Caller): string {
  requireAllowed(rule, caller);
  if (caller.userId === null) throw new Error('The rule lets in callers who are no candidates.');
  return caller.userId;
}

/** What a candidate may follow on the live stream: their own account and nothing else. */
export function liveScopesOf(userId: string): readonly `user:${string}`[] {
  return [`user:${userId}`];
}
