import type { EventName, SiteEvent } from '#domain/analytics/events';
import type { Endpoint, RequestOf } from './endpoint';
import type { replyInvitation } from './invitations';
import type { submitCandidate } from './portal';
import type { markJob } from './saved';
import type { beginSocial, socialAuth } from './social';
import type { beginBankid } from './waysIn';

type EventOf<Name extends EventName> = Extract<SiteEvent, { event: Name }>;
type Action = EventOf<'action_done'>['action'];
type EventsOf = (request: unknown) => SiteEvent[];

/** The events of a successful call of an endpoint. */
function counted<E extends Endpoint<unknown, unknown>>(
  path: string,
  eventsOf: (request: RequestOf<E>) => SiteEvent[],
): [string, EventsOf] {
  return [path, (request) => eventsOf(request as RequestOf<E>)];
}

const done = (path: string, action: Action): [string, EventsOf] => [
  path,
  () => [{ event: 'action_done', action }],
];

const REGISTERED: SiteEvent = { event: 'registration_step', registrationStep: 'complete' };
const signedIn = (signInMethod: EventOf<'sign_in_completed'>['signInMethod']): SiteEvent => ({
  event: 'sign_in_completed',
  signInMethod,
});

/**
 * The calls that follow from a user's action, by path: the endpoints' own modules would be
 * loaded with this one. A test calls each.
 */
const CALLS: ReadonlyMap<string, EventsOf> = new Map([
  counted<typeof submitCandidate>('submitCandidate', ({ kind }) => [
    { event: kind === 'candidate' ? 'application_sent' : 'interest_shown' },
  ]),
  counted<typeof replyInvitation>('reply_invitation', ({ reply }) => [
    { event: 'invitation_answered', reply },
  ]),
  counted<typeof beginBankid>('session/begin_bankid', ({ purpose, device }) => [
    { event: 'sign_in_begun', purpose, signInWay: `bankid_${device}` },
  ]),
  counted<typeof beginSocial>('session/begin_social', ({ purpose, provider }) => [
    { event: 'sign_in_begun', purpose, signInWay: provider },
  ]),
  counted('auth/bankid_login', () => [signedIn('bankid')]),
  counted('auth/bankid_register', () => [REGISTERED, signedIn('bankid')]),
  counted('auth/social_register', () => [REGISTERED, signedIn('social')]),
  counted<typeof socialAuth>('auth/social_auth', ({ userId, sessionID }) => {
    if (userId !== undefined) return [];
    return sessionID === undefined ? [signedIn('social')] : [REGISTERED, signedIn('social')];
  }),
  counted<typeof markJob>('saved/mark_job', ({ mark }) =>
    mark ? [{ event: 'action_done', action: mark === 'saved' ? 'save_job' : 'hide_job' }] : [],
  ),
  done('saved/save_search', 'save_search'),
  done('users/save_user_details', 'save_profile'),
  done('users/save_job_preferences', 'save_preferences'),
  done('users/user_reference', 'save_reference'),
  done('users/experience', 'save_experience'),
  done('users/submit_user_document', 'add_document'),
  done('update_candidate_documents', 'share_documents'),
  done('submitEventBooking', 'book_interview'),
  done('cancel_event_booking', 'cancel_interview'),
  done('chats/send_message', 'send_message'),
  done('withdraw_application', 'withdraw_application'),
  done('public/report_job', 'report_job'),
  done('chats/report_chat', 'report_chat'),
  done('chats/block_employer', 'block_employer'),
  done('make_calendar_address', 'make_calendar_address'),
  done('notifications/save_notification_settings', 'save_notification_settings'),
  done('session/send_registration_link', 'mail_registration_link'),
  done('session/sign_out', 'sign_out'),
  done('users/request_export', 'request_export'),
  done('misc/submit-pricing-request', 'request_pricing'),
  done('misc/early-access', 'sign_up_early'),
]);

/** Whether the calls of an endpoint are actions of a user. */
export const isCounted = (path: string): boolean => CALLS.has(path);

/**
 * What a successful call of an endpoint is counted as; none for one that is no action of a user. The
 * server counts them where they happen; a page counts only that one was refused or lost.
 */
export function eventsOfCall(path: string, request: unknown): SiteEvent[] {
  return CALLS.get(path)?.(request) ?? [];
}
