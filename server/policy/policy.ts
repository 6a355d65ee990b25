import type { Endpoint } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Caller } from './caller';

/**
 * Who may call an address; others are refused before anything is read. No endpoint of the contract
 * is for operators: their routes check a token of the settings themselves.
 */
type Access = Endpoint<unknown, unknown>['access'] | 'operator';

/** Whose data an address gives access to, each with the rule that decides it. */
export const DATA_SCOPES = {
  public: 'What everybody may read, and what is about nobody.',
  consent: 'First names and pictures of people with `users.avatar_consent_at`.',
  demo: 'Invented people of a demo run; the address is not there in production.',
  browser: 'What this browser began: its rows have the hash of a cookie that it holds.',
  sent: 'What the caller sends; nothing that is stored is answered, nor whether it was there.',
  link: 'What one unguessable id or token names, for whoever holds it.',
  existence: 'Whether an e-mail address has an account, and nothing else about it.',
  session: 'The session of the cookie and its user’s profile.',
  account: 'The account whose `users.id` is the session’s user.',
  ownAccountData:
    'Job preferences, references, experiences, saved and hidden jobs, saved searches, profile views, suggestions and calendar addresses whose `user_id` is the session’s user.',
  ownTermQuestions: 'Questions about terms of jobs whose `user_id` is the session’s user.',
  ownRecommendations: 'Links to recommend jobs whose `user_id` is the session’s user.',
  ownGivenReferences: 'References that the session’s user has asked for, and what came of them.',
  ownEligibility:
    'Profession, languages, preferences, documents and experiences of the session’s user, against jobs that everybody may read.',
  ownSessions: 'Sessions whose `user_id` is the session’s user, by their public ids.',
  ownSocial: 'Google’s and Facebook’s accounts whose `user_id` is the session’s user.',
  ownDocuments: 'Documents and uploads whose `user_id` is the session’s user.',
  ownSharedDocuments:
    'Documents whose `user_id`, and applications and drafts whose `uid`, is the session’s user.',
  profileImage: 'A profile image whose `user_id` is the viewer, or with `users.avatar_consent_at`.',
  ownDrafts:
    'Drafts of applications whose `uid`, and references whose `user_id`, is the session’s user.',
  ownBegun: 'Drafts of applications, and applications, whose `uid` is the session’s user.',
  ownApplications: 'Applications whose `uid` is the session’s user.',
  ownChats: 'Chats of applications whose `uid` is the session’s user, unless they have left.',
  ownNotifications: 'Notification settings and push devices whose `user_id` is the session’s user.',
  ownReports: 'Reports whose `uid` is the session’s user; a visitor reads none.',
  ownBlocks: 'Blocked employers whose `uid` is the session’s user.',
  ownWorkplaceAnswers:
    'Answers about workplaces, and ticks of what was kept, whose `user_id` is the session’s user.',
  ownExports: 'Exports whose `user_id` is the session’s user.',
  ownReplies: 'How the employer of the key answers candidates, as numbers.',
  ownKey: 'The key that was sent, and the name of its employer.',
  ownJobs: 'Jobs whose `employer_id` is the employer of the key.',
  ownWorkplaces:
    'Replies of the employer of the key about workplaces of its jobs that it runs: their care provider has its name.',
  applicationsOnOwnJobs:
    'Applications on jobs whose `employer_id` is the employer of the key, but for invitations without an answer.',
  sharedDocuments:
    'Documents that an application on a job of the employer of the key shares, but for invitations without an answer.',
  givenReferences:
    'References given for the candidate of an application on a job of the employer of the key: that they are, and their answers where the candidate shares them.',
  candidatesForOwnJobs:
    'Candidates with `visibility` `offers` whose shared card fits what a job of the employer of the key asked, under pseudonyms of that job.',
  chatsOnOwnJobs:
    'Chats of applications on jobs whose `employer_id` is the employer of the key, once the candidate has shown interest, unless the employer had to leave.',
  documentsInChats:
    'Attachments in those chats: the employer’s files, and documents while they are open.',
  invitationsToOwnJobs:
    'Invitations without an answer to jobs whose `employer_id` is the employer of the key.',
  ownWebhooks:
    'Webhooks and their deliveries whose `employer_id` is the employer of the key; what is sent is what the employer may read of applications and chats.',
  operations: 'Counts and durations of the server; nothing about anybody.',
} as const;
type DataScope = keyof typeof DATA_SCOPES;

/** Who may call an address, and whose data it gives access to. */
export interface AccessRule {
  access: Access;
  scope: DataScope;
  /** BankID must have been used in this session within the last ten minutes. */
  recentBankid?: true;
}

const everyone = (scope: DataScope): AccessRule => ({ access: 'public', scope });
const candidate = (scope: DataScope): AccessRule => ({ access: 'candidate', scope });
const operator = (scope: DataScope): AccessRule => ({ access: 'operator', scope });
const employer = (scope: DataScope): AccessRule => ({ access: 'employer', scope });
const withRecentBankid = (rule: AccessRule): AccessRule => ({ ...rule, recentBankid: true });

/**
 * Who may do what: one row for every endpoint, file, form, stream and page that the server answers
 * at. A test calls each address as every kind of caller, and fails for an address without a row.
 */
export const POLICY: Readonly<Record<string, AccessRule>> = {
  // The portal service
  'GET /api/portal/misc/constants': everyone('public'),
  'GET /api/portal/misc/fetch-user-avatars': everyone('consent'),
  'POST /api/portal/public/jobs/filter': everyone('ownEligibility'),
  'GET /api/portal/public/jobs/suggestions': everyone('public'),
  'GET /api/portal/public/job': everyone('ownApplications'),
  'POST /api/portal/misc/submit-pricing-request': everyone('sent'),
  'POST /api/portal/misc/early-access': everyone('sent'),
  'POST /api/portal/misc/job-alert': everyone('sent'),
  'POST /api/portal/public/report_job': everyone('ownReports'),
  'POST /api/portal/similar_jobs': everyone('public'),
  'POST /api/portal/fetch_available_jobs': everyone('public'),
  'POST /api/portal/blogs/fetch': everyone('public'),
  'POST /api/portal/blog-item': everyone('public'),
  'POST /api/portal/submitCandidate': candidate('ownApplications'),
  'GET /api/portal/checkExistingCandidate': candidate('ownApplications'),
  'GET /api/portal/fetch_applications': candidate('ownApplications'),
  'POST /api/portal/withdraw_application': candidate('ownApplications'),
  'POST /api/portal/ask_terms': candidate('ownTermQuestions'),
  'GET /api/portal/asked_terms': candidate('ownTermQuestions'),
  'GET /api/portal/validateRecommendation': everyone('link'),
  'POST /api/portal/make_recommendation': candidate('ownRecommendations'),
  'GET /api/portal/fetch_recommendations': candidate('ownRecommendations'),
  'POST /api/portal/take_back_recommendation': candidate('ownRecommendations'),
  'GET /api/portal/fetch_given_references': candidate('ownGivenReferences'),
  'POST /api/portal/ask_reference': candidate('ownGivenReferences'),
  'POST /api/portal/withdraw_reference_request': candidate('ownGivenReferences'),
  'POST /api/portal/share_given_reference': candidate('ownGivenReferences'),
  'POST /api/portal/unshare_given_reference': candidate('ownGivenReferences'),
  'GET /api/portal/given_reference_openings': candidate('ownGivenReferences'),
  'GET /api/portal/reference_request': everyone('link'),
  'POST /api/portal/decline_reference': everyone('link'),
  'POST /api/portal/begin_reference_signing': everyone('link'),
  'POST /api/portal/sign_reference_by_code': everyone('link'),
  'POST /api/portal/sign_reference_by_bankid': everyone('browser'),
  'GET /api/portal/public/open_now': everyone('public'),
  'GET /api/portal/public/service_status': everyone('public'),
  'GET /api/portal/to_continue': candidate('ownBegun'),
  'GET /api/portal/application_draft': candidate('ownDrafts'),
  'POST /api/portal/update_candidate_contact': candidate('ownDrafts'),
  'POST /api/portal/updateCandidateWithQuestionaire': candidate('ownDrafts'),
  'POST /api/portal/update_candidate_reference': candidate('ownDrafts'),
  'POST /api/portal/update_candidate_system_knowledge': candidate('ownDrafts'),
  'POST /api/portal/update_prescriber_code': candidate('ownDrafts'),
  'POST /api/portal/update_candidate_interview': candidate('ownDrafts'),
  'POST /api/portal/save_unfinished_steps': candidate('ownDrafts'),
  'POST /api/portal/pass_application_step': candidate('ownDrafts'),
  'POST /api/portal/sendNewCandidateEmail': candidate('ownApplications'),
  'POST /api/portal/auth/bankid_register': everyone('browser'),
  'POST /api/portal/auth/bankid_login': everyone('browser'),
  'POST /api/portal/auth/connect_bankid': candidate('account'),
  'POST /api/portal/auth/confirm_bankid': candidate('account'),
  'POST /api/portal/auth/answer_pending_bankid': candidate('session'),
  'POST /api/portal/auth/social_auth': everyone('browser'),
  'POST /api/portal/auth/social_register': everyone('browser'),
  'GET /api/portal/public/pay_statistics': everyone('public'),
  'GET /api/portal/workplaces/query-workplaces': everyone('public'),
  'GET /api/portal/insights/configuration': everyone('public'),
  'GET /api/portal/insights/average_score': everyone('public'),
  'GET /api/portal/insights/ranking_position': candidate('public'),
  'GET /api/portal/insights/own_answers': candidate('ownWorkplaceAnswers'),
  'POST /api/portal/insights/submit_answer': candidate('ownWorkplaceAnswers'),
  'POST /api/portal/insights/take_back_answer': candidate('ownWorkplaceAnswers'),
  'GET /api/portal/kept/of_workplace': everyone('public'),
  'GET /api/portal/kept/of_job': everyone('public'),
  'GET /api/portal/kept/own': candidate('ownWorkplaceAnswers'),
  'POST /api/portal/kept/tick': candidate('ownWorkplaceAnswers'),
  'POST /api/portal/kept/take_back': candidate('ownWorkplaceAnswers'),
  'GET /api/portal/suggested_jobs': candidate('ownAccountData'),
  'GET /api/portal/fetch_eligibility': candidate('ownEligibility'),
  'GET /api/portal/fetch_openings': candidate('ownEligibility'),
  'GET /api/portal/fetch_opened_jobs': candidate('ownEligibility'),
  'POST /api/portal/update_candidate_documents': candidate('ownSharedDocuments'),
  'POST /api/portal/delete_candidate_documents': candidate('ownSharedDocuments'),
  'GET /api/portal/fetch_invitation': candidate('ownApplications'),
  'POST /api/portal/reply_invitation': candidate('ownApplications'),
  'GET /api/portal/fetch_assignments': candidate('ownApplications'),
  'GET /api/portal/freeBusySlots': candidate('ownApplications'),
  'GET /api/portal/interview_times': candidate('public'),
  'GET /api/portal/eventDetails': candidate('ownApplications'),
  'POST /api/portal/submitEventBooking': candidate('ownApplications'),
  'POST /api/portal/cancel_event_booking': candidate('ownApplications'),
  'GET /api/portal/event_calendar_file': candidate('ownApplications'),
  'GET /api/portal/first_day': candidate('ownApplications'),
  'GET /api/portal/first_days': candidate('ownApplications'),
  'GET /api/portal/fetch_plan': candidate('ownApplications'),
  'GET /api/portal/calendar_address': candidate('ownAccountData'),
  'POST /api/portal/make_calendar_address': candidate('ownAccountData'),
  'POST /api/portal/revoke_calendar_address': candidate('ownAccountData'),
  'GET /api/portal/fetch_latest_job_chat': candidate('ownChats'),

  // The v2 service
  'POST /api/v2/session/set_session': everyone('link'),
  'POST /api/v2/session/begin_bankid': everyone('browser'),
  'GET /api/v2/session/begun_sign_in': everyone('browser'),
  'POST /api/v2/session/refused_sign_in': everyone('browser'),
  'GET /api/v2/session/pending_bankid': candidate('session'),
  'POST /api/v2/session/sign_in': everyone('browser'),
  'POST /api/v2/session/sign_out': everyone('session'),
  'GET /api/v2/session/me': everyone('session'),
  'GET /api/v2/session/get_registration': everyone('link'),
  'POST /api/v2/session/send_registration_link': everyone('link'),
  'GET /api/v2/session/sign_in_options': everyone('public'),
  'POST /api/v2/session/begin_social': everyone('browser'),
  'GET /api/v2/session/pending_social': everyone('browser'),
  'GET /api/v2/session/social_connections': candidate('ownSocial'),
  'POST /api/v2/session/disconnect_social': withRecentBankid(candidate('ownSocial')),
  'GET /api/v2/session/firebase_token': candidate('session'),
  'GET /api/v2/session/sessions': candidate('ownSessions'),
  'POST /api/v2/session/end_session': candidate('ownSessions'),
  'POST /api/v2/misc/report_client_error': everyone('public'),
  'POST /api/v2/misc/track': everyone('public'),
  'GET /api/v2/auth/email_registered': everyone('existence'),
  'POST /api/v2/users/save_user_details': candidate('account'),
  'POST /api/v2/users/resend_confirmation': candidate('account'),
  'POST /api/v2/users/delete_profile_image': candidate('account'),
  'GET /api/v2/users/job_preferences': candidate('ownAccountData'),
  'POST /api/v2/users/save_job_preferences': candidate('ownAccountData'),
  'GET /api/v2/users/user_references': candidate('ownAccountData'),
  'POST /api/v2/users/user_reference': candidate('ownAccountData'),
  'POST /api/v2/users/delete_user_reference': candidate('ownAccountData'),
  'GET /api/v2/users/experiences': candidate('ownAccountData'),
  'POST /api/v2/users/experience': candidate('ownAccountData'),
  'POST /api/v2/users/say_experiences_complete': candidate('ownAccountData'),
  'POST /api/v2/users/delete_experience': candidate('ownAccountData'),
  'GET /api/v2/users/recruiter_view': candidate('ownAccountData'),
  'GET /api/v2/users/profile_views': candidate('ownAccountData'),
  'GET /api/v2/users/user_documents': candidate('ownDocuments'),
  'POST /api/v2/users/submit_user_document': candidate('ownDocuments'),
  'POST /api/v2/users/update_user_document': candidate('ownDocuments'),
  'POST /api/v2/users/delete_user_document': candidate('ownDocuments'),
  'POST /api/v2/users/record_shown_criminal_record': candidate('ownDocuments'),
  'GET /api/v2/users/user_document_openings': candidate('ownDocuments'),
  'GET /api/v2/users/user_document_file': candidate('ownDocuments'),
  'POST /api/v2/users/request_export': withRecentBankid(candidate('ownExports')),
  'GET /api/v2/users/exports': candidate('ownExports'),
  'POST /api/v2/users/delete_account': withRecentBankid(candidate('account')),
  'GET /api/v2/misc/encryption_config': candidate('session'),
  'GET /api/v2/misc/device_key': candidate('account'),

  'GET /api/v2/nylas/fetch_booking': candidate('ownApplications'),
  'GET /api/v2/chats/fetch_chats': candidate('ownChats'),
  'GET /api/v2/chats/fetch_chat': candidate('ownChats'),
  'GET /api/v2/chats/fetch_messages': candidate('ownChats'),
  'GET /api/v2/chats/search_chats': candidate('ownChats'),
  'POST /api/v2/chats/send_message': candidate('ownChats'),
  'POST /api/v2/chats/mark_read': candidate('ownChats'),
  'POST /api/v2/chats/update_online_status': candidate('ownChats'),
  'POST /api/v2/chats/end_chat': candidate('ownChats'),
  'POST /api/v2/chats/take_back_attachment': candidate('ownChats'),
  'GET /api/v2/chats/attachment_file': candidate('ownChats'),

  'GET /api/v2/notifications/fetch_notification_settings': candidate('ownNotifications'),
  'POST /api/v2/notifications/save_notification_settings': candidate('ownNotifications'),
  'POST /api/v2/notifications/subscribe_push': candidate('ownNotifications'),
  'POST /api/v2/notifications/unsubscribe_push': candidate('ownNotifications'),
  'POST /api/v2/chats/report_chat': candidate('ownChats'),
  'GET /api/v2/chats/reports': candidate('ownReports'),
  'POST /api/v2/chats/block_employer': candidate('ownBlocks'),
  'POST /api/v2/chats/unblock_employer': candidate('ownBlocks'),
  'GET /api/v2/chats/blocked_employers': candidate('ownBlocks'),
  'GET /api/v2/saved/fetch_saved': candidate('ownAccountData'),
  'POST /api/v2/saved/mark_job': candidate('ownAccountData'),
  'POST /api/v2/saved/save_search': candidate('ownAccountData'),
  'POST /api/v2/saved/remove_search': candidate('ownAccountData'),
  'POST /api/v2/saved/carry_over': candidate('ownAccountData'),
  'GET /api/v2/jobs/fetch_by_id': everyone('public'),

  // The integration API
  'POST /api/integration/jobs/:id/interview_calendar': employer('ownJobs'),
  'POST /api/integration/jobs/:id/first_day': employer('ownJobs'),
  'GET /api/integration/jobs/:id/insight': employer('ownJobs'),
  'POST /api/integration/jobs/:id/insight_reply': employer('ownWorkplaces'),
  'GET /api/integration/jobs/:id/kept': employer('ownJobs'),
  'POST /api/integration/jobs/:id/kept_reply': employer('ownWorkplaces'),
  'GET /api/integration/jobs/:id/interviews': employer('applicationsOnOwnJobs'),
  'GET /api/integration/me': employer('ownKey'),
  'GET /api/integration/jobs': employer('ownJobs'),
  'GET /api/integration/jobs/:id': employer('ownJobs'),
  'POST /api/integration/jobs': employer('ownJobs'),
  'PATCH /api/integration/jobs/:id': employer('ownJobs'),
  'POST /api/integration/jobs/:id/close': employer('ownJobs'),
  'POST /api/integration/jobs/:id/open': employer('ownJobs'),
  'GET /api/integration/asked_terms': employer('ownJobs'),
  'GET /api/integration/jobs/:id/terms': employer('ownJobs'),
  'PUT /api/integration/jobs/:id/terms': employer('ownJobs'),
  'POST /api/integration/jobs/:id/recommendation': employer('ownJobs'),
  'POST /api/integration/jobs/:id/recommendation/take_back': employer('ownJobs'),
  'GET /api/integration/applications': employer('applicationsOnOwnJobs'),
  'GET /api/integration/applications/:id': employer('applicationsOnOwnJobs'),
  'POST /api/integration/applications/:id/status': employer('applicationsOnOwnJobs'),
  'POST /api/integration/applications/:id/document_request': employer('applicationsOnOwnJobs'),
  'POST /api/integration/applications/:id/document_request/take_back':
    employer('applicationsOnOwnJobs'),
  'GET /api/integration/applications/:id/first_day': employer('applicationsOnOwnJobs'),
  'POST /api/integration/applications/:id/first_day': employer('applicationsOnOwnJobs'),
  'GET /api/integration/applications/documents': employer('sharedDocuments'),
  'GET /api/integration/applications/document_file': employer('sharedDocuments'),
  'GET /api/integration/applications/:id/given_references': employer('givenReferences'),
  'GET /api/integration/applications/:id/given_references/:referenceId':
    employer('givenReferences'),
  'GET /api/integration/candidates': employer('candidatesForOwnJobs'),
  'POST /api/integration/candidates/invite': employer('candidatesForOwnJobs'),
  'POST /api/integration/candidates/invitations/:id/take_back': employer('invitationsToOwnJobs'),

  'GET /api/integration/chats': employer('chatsOnOwnJobs'),
  'GET /api/integration/chats/:id': employer('chatsOnOwnJobs'),
  'GET /api/integration/chats/:id/messages': employer('chatsOnOwnJobs'),
  'POST /api/integration/chats/:id/messages': employer('chatsOnOwnJobs'),
  'POST /api/integration/chats/:id/read': employer('chatsOnOwnJobs'),
  'POST /api/integration/chats/:id/presence': employer('chatsOnOwnJobs'),
  'POST /api/integration/chats/:id/end': employer('chatsOnOwnJobs'),
  'POST /api/integration/chats/:id/files': employer('chatsOnOwnJobs'),
  'GET /api/integration/chats/:id/attachment': employer('documentsInChats'),

  'POST /api/integration/webhooks': employer('ownWebhooks'),
  'GET /api/integration/webhooks': employer('ownWebhooks'),
  'GET /api/integration/webhooks/deliveries': employer('ownWebhooks'),
  'POST /api/integration/webhooks/:id/delete': employer('ownWebhooks'),
  'POST /api/integration/webhooks/:id/test': employer('ownWebhooks'),
  'GET /api/integration/reply_figures': employer('ownReplies'),

  // Files
  'GET /api/v2/users/export_file': withRecentBankid(candidate('ownExports')),
  'GET /calendar/:file': everyone('link'),
  'GET /api/v2/users/profile_image': everyone('profileImage'),
  'POST /api/v2/users/profile_image': candidate('account'),
  'OPTIONS /api/v2/users/uploads': everyone('public'),
  'POST /api/v2/users/uploads': candidate('ownDocuments'),
  'HEAD /api/v2/users/uploads/:id': candidate('ownDocuments'),
  'PATCH /api/v2/users/uploads/:id': candidate('ownDocuments'),
  'DELETE /api/v2/users/uploads/:id': candidate('ownDocuments'),

  // Streams
  'GET /api/v2/live': candidate('account'),

  // Forms that work without a script
  'POST /auth/start': everyone('browser'),
  'POST /auth/register-step': everyone('browser'),
  'GET /auth/bankid/code': everyone('browser'),
  'POST /auth/start-social': everyone('browser'),
  'POST /auth/register-social': everyone('browser'),
  'GET /auth/social/code': everyone('browser'),
  'POST /fortsatt-registrering': everyone('link'),
  'POST /referens/svar': everyone('link'),
  'POST /referens/kod': everyone('link'),
  'GET /referens/bankid': everyone('link'),
  'GET /auth/proof': everyone('link'),
  'POST /bekrafta-epost': everyone('link'),
  'POST /det-var-inte-jag': everyone('link'),
  'POST /referens': everyone('link'),
  'POST /pausa-mejl': everyone('link'),
  'POST /priser': everyone('sent'),
  'POST /forhandsregistrering': everyone('sent'),
  'POST /early-access': everyone('sent'),
  'POST /forhandsregistrering/lank': everyone('link'),
  'POST /bevakning': everyone('sent'),
  'POST /job-alerts': everyone('sent'),
  'POST /bevakning/lank': everyone('link'),
  'POST /jobb/:slug': everyone('ownApplications'),
  'POST /inblick/answer': everyone('ownWorkplaceAnswers'),

  // Pages, and what contains no personal data
  'GET /*': everyone('session'),
  // A form that is posted before the page’s script has taken it over
  'POST /*': everyone('public'),
  'GET /offline/sv': everyone('public'),
  'GET /offline/en': everyone('public'),
  'GET /sitemap.xml': everyone('public'),
  'GET /artiklar.atom': everyone('public'),
  'GET /feed/jobs.json': everyone('public'),
  'GET /feed/jobs.atom': everyone('public'),
  'GET /sitemaps/:file': everyone('public'),
  'GET /robots.txt': everyone('public'),
  'GET /healthz': everyone('public'),
  'GET /livez': everyone('public'),
  'GET /readyz': everyone('public'),
  'GET /metrics': operator('operations'),
  'GET /api/docs': everyone('public'),

  // The demo run's
  'GET /demo/mail': everyone('demo'),
  'GET /demo/mail/:id': everyone('demo'),
  'GET /simulator/bankid/.well-known/openid-configuration': everyone('demo'),
  'GET /simulator/bankid/jwks': everyone('demo'),
  'POST /simulator/bankid/token': everyone('demo'),
  'GET /simulator/bankid/authorize': everyone('demo'),
  'GET /simulator/bankid/answer': everyone('demo'),
  'GET /simulator/google/.well-known/openid-configuration': everyone('demo'),
  'GET /simulator/google/jwks': everyone('demo'),
  'POST /simulator/google/token': everyone('demo'),
  'GET /simulator/google/authorize': everyone('demo'),
  'GET /simulator/google/answer': everyone('demo'),
  'GET /simulator/facebook/.well-known/openid-configuration': everyone('demo'),
  'GET /simulator/facebook/jwks': everyone('demo'),
  'POST /simulator/facebook/token': everyone('demo'),
  'GET /simulator/facebook/authorize': everyone('demo'),
  'GET /simulator/facebook/answer': everyone('demo'),
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
  if (access === 'operator') {
    throw new ApiError('authentication_required', 'This is for the operator of the server.');
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
