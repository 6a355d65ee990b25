import type { EventName, SiteEvent } from '#domain/analytics/events';
import { saveExperience, saveJobPreferences, saveReference } from '#domain/api/account';
import { sendMessage } from '#domain/api/chats';
import { submitUserDocument, updateCandidateDocuments } from '#domain/api/documents';
import type { Endpoint } from '#domain/api/endpoint';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import { cancelEventBooking, submitEventBooking } from '#domain/api/interviews';
import { replyInvitation } from '#domain/api/invitations';
import { saveNotificationSettings } from '#domain/api/notifications';
import { makeCalendarAddress } from '#domain/api/planning';
import {
  bankidLogin,
  bankidRegister,
  submitCandidate,
  withdrawApplication,
} from '#domain/api/portal';
import { requestExport } from '#domain/api/privacy';
import { blockEmployer, reportChat, reportJob } from '#domain/api/safety';
import { beginSocial, socialAuth, socialRegister } from '#domain/api/social';
import { beginBankid, saveUserDetails, sendRegistrationLink, signOut } from '#domain/api/v2';
import type { EndedCall } from './activity';

type EventOf<Name extends EventName> = Extract<SiteEvent, { event: Name }>;
type Action = EventOf<'action_done'>['action'];
type Refusal = EventOf<'action_refused'>['refusal'];
type EventsOf = (request: unknown) => SiteEvent[];

/** What a successful call tells. */
function told<Request>(
  endpoint: Endpoint<Request, unknown>,
  eventsOf: (request: Request) => SiteEvent[],
): [unknown, EventsOf] {
  // The endpoint of a call says of which type its request is
  return [endpoint, (request) => eventsOf(request as Request)];
}

function done(endpoint: Endpoint<unknown, unknown>, action: Action): [unknown, EventsOf] {
  return [endpoint, () => [{ event: 'action_done', action }]];
}

const REGISTERED: SiteEvent = { event: 'registration_step', registrationStep: 'complete' };
const signedIn = (signInMethod: EventOf<'sign_in_completed'>['signInMethod']): SiteEvent => ({
  event: 'sign_in_completed',
  signInMethod,
});

/** The calls that somebody makes by doing something. */
const CALLS: ReadonlyMap<unknown, EventsOf> = new Map([
  told(submitCandidate, ({ kind }) => [
    { event: kind === 'candidate' ? 'application_sent' : 'interest_shown' },
  ]),
  told(replyInvitation, ({ reply }) => [{ event: 'invitation_answered', reply }]),
  told(beginBankid, ({ purpose, device }) => [
    { event: 'sign_in_begun', purpose, signInWay: `bankid_${device}` },
  ]),
  told(beginSocial, ({ purpose, provider }) => [
    { event: 'sign_in_begun', purpose, signInWay: provider },
  ]),
  told(bankidLogin, () => [signedIn('bankid')]),
  told(bankidRegister, () => [REGISTERED, signedIn('bankid')]),
  told(socialRegister, () => [REGISTERED, signedIn('social')]),
  told(socialAuth, ({ userId, sessionID }) => {
    if (userId !== undefined) return [];
    return sessionID === undefined ? [signedIn('social')] : [REGISTERED, signedIn('social')];
  }),
  done(saveUserDetails, 'save_profile'),
  done(saveJobPreferences, 'save_preferences'),
  done(saveReference, 'save_reference'),
  done(saveExperience, 'save_experience'),
  done(submitUserDocument, 'add_document'),
  done(updateCandidateDocuments, 'share_documents'),
  done(submitEventBooking, 'book_interview'),
  done(cancelEventBooking, 'cancel_interview'),
  done(sendMessage, 'send_message'),
  done(withdrawApplication, 'withdraw_application'),
  done(reportJob, 'report_job'),
  done(reportChat, 'report_chat'),
  done(blockEmployer, 'block_employer'),
  done(makeCalendarAddress, 'make_calendar_address'),
  done(saveNotificationSettings, 'save_notification_settings'),
  done(sendRegistrationLink, 'mail_registration_link'),
  done(signOut, 'sign_out'),
  done(requestExport, 'request_export'),
]);

const REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  invalid_request: 'invalid',
  application_incomplete: 'invalid',
  authentication_required: 'signed_out',
  rate_limited: 'too_often',
  network_error: 'offline',
};

function refusalOf({ code, httpStatus }: ApiError): Refusal {
  const known = REFUSALS[code];
  if (known) return known;
  if (httpStatus >= 500) return 'failed';
  return httpStatus === 409 ? 'conflict' : 'other';
}

/** What a call tells, of those that somebody makes by doing something. */
export function callEvents({ endpoint, request, error }: EndedCall): SiteEvent[] {
  const eventsOf = CALLS.get(endpoint);
  if (!eventsOf) return [];
  if (error === undefined) return eventsOf(request);
  // A call that was taken back is no error
  return error instanceof ApiError ? [{ event: 'action_refused', refusal: refusalOf(error) }] : [];
}
