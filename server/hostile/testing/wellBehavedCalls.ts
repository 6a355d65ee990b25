import { aJob } from '#domain/jobs/testing/aJob';
import { INVITATION_QUESTIONS } from '../../applications/testing/storedFactories';
import { urlOf } from '../../http/api';
import type { Route } from '../../http/route';

/** Whose data a call names: the caller's own, another's, or nonexistent. */
export interface NamedThings {
  userId: string;
  email: string;
  jobId: string;
  applicationId: string;
  employerId: string;
  /** Of an application that waits for an answer to its invitation. */
  invitationId: string;
  referenceId: string;
  /** Of a reference that was asked for and given. */
  requestId: string;
  experienceId: string;
  searchId: string;
  documentId: string;
  /** Of a message in the chat that shares the document. */
  attachmentId: string;
  uploadId: string;
  webhookId: string;
  /** Where the candidate says that they have worked. */
  workplaceId: string;
}

/** Ids of a valid form that do not exist. */
export const NONEXISTENT: NamedThings = {
  userId: '11111111-2222-4333-8444-555555555555',
  email: 'nobody@example.com',
  jobId: 'v-0123456789abcdef',
  applicationId: '99999999-8888-4777-8666-555555555555',
  employerId: 'ingen-arbetsgivare',
  invitationId: '99999999-8888-4777-8666-222222222222',
  referenceId: '99999999-8888-4777-8666-444444444444',
  requestId: '99999999-8888-4777-8666-666666666666',
  experienceId: '99999999-8888-4777-8666-333333333333',
  searchId: '99999999-8888-4777-8666-111111111111',
  documentId: '22222222-3333-4444-8555-666666666666',
  attachmentId: '22222222-3333-4444-8555-777777777777',
  uploadId: 'n'.repeat(43),
  webhookId: `wh_${'0'.repeat(32)}`,
  workplaceId: 'w-0123456789abcdef',
};

type Call = (things: NamedThings) => object;

const nothing: Call = () => ({});
const bankidAnswer = { id_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln', state: 'state' };

function aDraft(): object {
  const { id: _id, slug, status, publishedAt, employerId, source, ...draft } = aJob();
  return draft;
}

/** What is said of a first day for all on a job. */
const FIRST_DAY = {
  entrance: 'Huvudentrén, hiss B till plan 4',
  meets: { name: 'Siv Exempelsson', phone: '070-174 06 06' },
  introduction: 16,
  phone: '08-465 004 10',
  dress: 'Arbetskläder finns i omklädningsrum 3.',
};

const PREFERENCES = {
  locations: ['r-24'],
  workRoles: ['sjukskoterska'],
  workFields: ['akutmottagning'],
  systems: ['takecare'],
  onCallDuty: null,
  compensation: { hourly: { minRate: 500, maxRate: 3500 } },
  availablePeriods: {
    weeksData: {
      '19_2026': { weekNumber: 19, year: 2026, startDate: '2026-05-04', endDate: '2026-05-10' },
    },
  },
  employmentTypes: ['konsult'],
};

/** An answer about a workplace. */
export const SCORES = [4, 3, 2, 5, 1, 4, 4, 3, 5, 5, 2, 4];

/** What a referee answers. */
export const GIVEN_ANSWERS = {
  relation: 'manager',
  from: '2022-01',
  to: null,
  role: 'Sjuksköterska',
  work: 'Akutmottagning, mest nätter.',
  skill: 'very_good',
  cooperation: 'good',
  reliability: 'good',
  pressure: 'not_seen',
  hireAgain: 'yes',
  words: '',
} as const;

/** A reference and an experience as a form sends them. */
export const REFERENCE = {
  workplace: 'Exempelsjukhuset',
  name: 'Chefa Exempelsson',
  phone: '070-174 06 05',
  email: 'chefa@example.com',
  isManager: true,
  latestJob: 1,
  mayContact: true,
};
export const EXPERIENCE = {
  workRole: 'sjukskoterska',
  workplace: 'Exempelsjukhuset',
  from: '2019-08',
  to: null,
  description: 'Akuten.\nTriage.',
  regionEmployer: 'r-24',
  workFields: ['akutmottagning'],
};

/** A valid call to each endpoint; hostile calls are made from it. */
const CALLS: Readonly<Record<string, Call>> = {
  'GET /api/portal/misc/constants': nothing,
  'GET /api/portal/misc/fetch-user-avatars': nothing,
  'POST /api/portal/public/jobs/filter': () => ({
    locations: 'm-2480',
    workroles: 'sjukskoterska',
    fromDate: '2026-05-04',
    toDate: '2026-08-30',
    minHourlyRate: 500,
    maxHourlyRate: 3500,
    onCallDuty: 'yes',
    onlyEligible: 'yes',
    travel: 'paid',
    housing: 'paid,arranged',
    text: 'akuten',
    pageLength: 5,
    include: 'facets',
  }),
  'GET /api/portal/public/jobs/suggestions': () => ({
    kind: 'place',
    typed: 'umeå',
    language: 'sv',
    query: 'roles=sjukskoterska',
  }),
  'GET /api/portal/public/job': ({ jobId }) => ({ id: jobId, includeWorkplace: '1' }),
  'GET /api/portal/public/pay_statistics': () => ({ workroles: 'sjukskoterska,barnmorska' }),
  'GET /api/portal/workplaces/query-workplaces': () => ({ q: 'sjukhus' }),
  'GET /api/portal/insights/configuration': nothing,
  'GET /api/portal/insights/average_score': ({ workplaceId }) => ({ workplaceId }),
  'GET /api/portal/insights/ranking_position': ({ workplaceId }) => ({ workplaceId }),
  'GET /api/portal/insights/own_answers': ({ workplaceId }) => ({ workplaceId }),
  'POST /api/portal/insights/submit_answer': ({ workplaceId }) => ({ workplaceId, scores: SCORES }),
  'POST /api/portal/insights/take_back_answer': ({ workplaceId }) => ({ workplaceId, year: 2026 }),
  'GET /api/integration/jobs/:id/insight': ({ jobId }) => ({ id: jobId }),
  'POST /api/integration/jobs/:id/insight_reply': ({ jobId }) => ({
    id: jobId,
    year: 2026,
    text: null,
  }),
  'POST /api/portal/similar_jobs': ({ jobId }) => ({ workroles: 'sjukskoterska', exclude: jobId }),
  'POST /api/portal/blogs/fetch': () => ({ type: 'articles', language: 'en', pageLength: 12 }),
  'POST /api/portal/blog-item': () => ({
    type: 'staffing',
    slug: 'att-arbeta-natt',
    language: 'sv',
  }),
  'POST /api/portal/fetch_available_jobs': () => ({ role: 'sjukskoterska', location: 'umea' }),
  'POST /api/portal/submitCandidate': ({ jobId, email }) => ({
    jobId,
    kind: 'candidate',
    contact: { firstName: 'Tova', lastName: 'Ek', email, phone: '070-174 06 05' },
    answers: { experience: 'Fem år på akuten.' },
  }),
  'GET /api/portal/checkExistingCandidate': ({ jobId }) => ({ jobId }),
  'GET /api/portal/fetch_invitation': ({ invitationId }) => ({ id: invitationId }),
  'POST /api/portal/reply_invitation': ({ invitationId }) => ({
    id: invitationId,
    reply: 'interested',
    answers: { nights: 'yes' },
  }),
  'GET /api/portal/fetch_assignments': () => ({ list: 'ongoing', pageLength: '5' }),
  'GET /api/portal/freeBusySlots': ({ applicationId }) => ({ applicationId }),
  'GET /api/portal/interview_times': ({ jobId }) => ({ jobId }),
  'GET /api/portal/eventDetails': ({ applicationId }) => ({ applicationId }),
  'POST /api/portal/submitEventBooking': ({ applicationId }) => ({
    applicationId,
    startsAt: '2026-06-10T09:00:00Z',
  }),
  'POST /api/portal/cancel_event_booking': ({ applicationId }) => ({ applicationId }),
  'GET /api/portal/event_calendar_file': ({ applicationId }) => ({ applicationId }),
  'GET /api/v2/nylas/fetch_booking': ({ applicationId }) => ({ applicationId }),
  'GET /api/portal/fetch_openings': nothing,
  'GET /api/portal/fetch_opened_jobs': () => ({ change: 'document.cv', page: '1' }),
  'GET /api/portal/fetch_eligibility': ({ jobId }) => ({ jobIds: `${jobId},v-0000000000000000` }),
  'GET /api/portal/fetch_plan': ({ jobId }) => ({ year: '2026', job: jobId }),
  'GET /api/portal/calendar_address': nothing,
  'POST /api/portal/make_calendar_address': nothing,
  'POST /api/portal/revoke_calendar_address': nothing,
  'GET /api/portal/fetch_applications': nothing,
  'POST /api/portal/withdraw_application': ({ applicationId }) => ({ applicationId }),
  'POST /api/portal/ask_terms': ({ jobId }) => ({ jobId }),
  'GET /api/portal/asked_terms': ({ jobId }) => ({ jobId }),
  'GET /api/integration/asked_terms': nothing,
  'GET /api/integration/jobs/:id/terms': ({ jobId }) => ({ id: jobId }),
  'PUT /api/integration/jobs/:id/terms': ({ jobId }) => ({
    id: jobId,
    terms: {
      employs: 'agency',
      sickPayFrom: 2,
      employerCancellation: 'Senare än 14 dagar före betalas hela uppdraget.',
    },
  }),
  'GET /api/portal/validateRecommendation': () => ({ id: 'A'.repeat(43) }),
  'POST /api/portal/make_recommendation': ({ jobId }) => ({ jobId, showsName: true }),
  'GET /api/portal/fetch_recommendations': nothing,
  'POST /api/portal/take_back_recommendation': () => ({
    id: '99999999-8888-4777-8666-000000000000',
  }),
  'GET /api/portal/fetch_given_references': nothing,
  'POST /api/portal/ask_reference': ({ referenceId }) => ({ referenceId, language: 'sv' }),
  'POST /api/portal/withdraw_reference_request': ({ requestId }) => ({ id: requestId }),
  'POST /api/portal/share_given_reference': ({ requestId, applicationId }) => ({
    id: requestId,
    applicationId,
    openUntil: null,
  }),
  'POST /api/portal/unshare_given_reference': ({ requestId, applicationId }) => ({
    id: requestId,
    applicationId,
  }),
  'GET /api/portal/given_reference_openings': ({ requestId }) => ({ id: requestId }),
  'GET /api/portal/reference_request': () => ({ id: 'A'.repeat(43) }),
  'POST /api/portal/decline_reference': () => ({ id: 'A'.repeat(43) }),
  'POST /api/portal/begin_reference_signing': () => ({
    id: 'A'.repeat(43),
    act: 'give',
    answers: GIVEN_ANSWERS,
    way: 'email_code',
    language: 'sv',
  }),
  'POST /api/portal/sign_reference_by_code': () => ({
    id: 'A'.repeat(43),
    signing: 'B'.repeat(43),
    code: '123456',
  }),
  'POST /api/portal/sign_reference_by_bankid': () => bankidAnswer,
  'GET /api/integration/applications/:id/given_references': ({ applicationId }) => ({
    id: applicationId,
  }),
  'GET /api/integration/applications/:id/given_references/:referenceId': ({
    applicationId,
    requestId,
  }) => ({ id: applicationId, referenceId: requestId }),
  'POST /api/integration/jobs/:id/recommendation': ({ jobId }) => ({ id: jobId, firstName: 'Rut' }),
  'POST /api/integration/jobs/:id/recommendation/take_back': ({ jobId }) => ({
    id: jobId,
    recommendationId: '99999999-8888-4777-8666-000000000000',
  }),
  'GET /api/portal/public/open_now': nothing,
  'GET /api/portal/public/service_status': nothing,
  'GET /api/portal/to_continue': nothing,
  'GET /api/portal/application_draft': ({ jobId }) => ({ jobId }),
  'POST /api/portal/update_candidate_contact': ({ jobId, email }) => ({
    jobId,
    contact: { firstname: 'Tova', lastName: 'Ek', email, phone: '070-174 06 05' },
    base: { firstName: 'Tova' },
  }),
  'POST /api/portal/updateCandidateWithQuestionaire': ({ jobId }) => ({
    jobId,
    answers: { experience: 'Fem år på akuten.' },
    base: { experience: '' },
  }),
  'POST /api/portal/update_candidate_reference': ({ jobId, referenceId }) => ({
    jobId,
    referenceIds: [referenceId],
    base: [],
    shared: { referenceIds: [referenceId], until: 'month' },
    sharedBase: { referenceIds: [], until: 'end' },
  }),
  'POST /api/portal/update_candidate_system_knowledge': ({ jobId }) => ({
    jobId,
    systems: ['takecare'],
    base: [],
  }),
  'POST /api/portal/update_prescriber_code': ({ jobId }) => ({
    jobId,
    prescriberCode: '1234567',
    base: null,
  }),
  'POST /api/portal/update_candidate_interview': ({ jobId }) => ({
    jobId,
    startsAt: '2026-06-10T09:00:00Z',
  }),
  'POST /api/portal/save_unfinished_steps': ({ jobId }) => ({
    jobId,
    contact: { email: 'tova@' },
    answers: { experience: 'Fem' },
    base: { contact: { email: '' }, answers: { experience: '' } },
  }),
  'POST /api/portal/pass_application_step': ({ jobId }) => ({ jobId, step: 'criminal_record' }),
  'POST /api/portal/sendNewCandidateEmail': ({ applicationId }) => ({ applicationId }),
  'POST /api/portal/auth/bankid_register': () => ({ ...bankidAnswer, sessionID: 'session' }),
  'POST /api/portal/auth/bankid_login': () => bankidAnswer,
  'POST /api/portal/auth/connect_bankid': ({ userId }) => ({
    ...bankidAnswer,
    userId,
    connectBankID: true,
  }),
  'POST /api/portal/auth/confirm_bankid': () => bankidAnswer,
  'POST /api/portal/auth/answer_pending_bankid': () => ({ connect: false }),
  'POST /api/portal/auth/social_auth': () => ({
    idToken: bankidAnswer.id_token,
    provider: 'google',
    state: 'state',
  }),
  'POST /api/portal/auth/social_register': () => ({
    sessionID: 'session',
    firstName: 'Tova',
    lastName: 'Ek',
  }),
  'GET /api/v2/session/sign_in_options': nothing,
  'POST /api/v2/session/begin_social': () => ({
    provider: 'google',
    purpose: 'login',
    language: 'sv',
    targetPath: '/job-applications',
  }),
  'GET /api/v2/session/pending_social': nothing,
  'GET /api/v2/session/begun_sign_in': () => ({ state: 'state' }),
  'POST /api/v2/session/refused_sign_in': () => ({ state: 'state', error: 'server_error' }),
  'GET /api/v2/session/pending_bankid': nothing,
  'GET /api/v2/session/social_connections': nothing,
  'POST /api/v2/session/disconnect_social': () => ({ provider: 'google' }),
  'POST /api/v2/session/set_session': () => ({
    type: 'registration',
    stack: ['email', 'professions'],
    key: 'registration',
    value: { email: 'tova@example.com', professions: ['sjukskoterska'], locations: ['r-01'] },
    metadata: { path: '/jobs' },
  }),
  'POST /api/v2/session/send_registration_link': () => ({ sessionID: 'session' }),
  'POST /api/v2/session/begin_bankid': () => ({
    purpose: 'login',
    device: 'same',
    language: 'sv',
    targetPath: '/job-applications',
  }),
  'POST /api/v2/session/sign_in': () => ({ login_token: 'token' }),
  'POST /api/v2/session/sign_out': nothing,
  'GET /api/v2/session/sessions': nothing,
  'POST /api/v2/session/end_session': () => ({ id: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee' }),
  'GET /api/v2/session/me': nothing,
  'GET /api/v2/session/get_registration': nothing,
  'POST /api/v2/misc/report_client_error': () => ({
    kind: 'no_data',
    message: 'The page contains no data',
    path: '/login',
  }),
  'POST /api/v2/misc/track': () => ({
    batchId: '0123456789abcdef0123456789abcdef',
    language: 'sv',
    events: [
      { event: 'page_viewed', page: '/jobs', first: true },
      { event: 'page_shared', first: false },
    ],
  }),
  'GET /api/v2/auth/email_registered': ({ email }) => ({ email }),
  'POST /api/v2/users/delete_profile_image': nothing,
  'POST /api/v2/users/resend_confirmation': nothing,
  'POST /api/v2/users/save_user_details': () => ({
    firstName: 'Tova',
    phone: '070-174 06 05',
    jobTitle: null,
    workplace: 'Exempelsjukhuset',
    availableFrom: '2026-12-01',
    profession: 'sjukskoterska',
    workfields: ['akutmottagning'],
    systems: ['takecare'],
    languages: [{ language: 'sv', level: 'C1' }],
    prescriberCode: '1234567',
    visibility: 'offers',
    avatarConsent: false,
    language: 'en',
    base: { firstName: 'Tova', phone: null, workfields: ['akutmottagning'], visibility: 'hidden' },
  }),
  'GET /api/v2/users/job_preferences': nothing,
  'POST /api/v2/users/save_job_preferences': () => ({ ...PREFERENCES, base: { systems: [] } }),
  'GET /api/v2/users/user_references': nothing,
  'POST /api/v2/users/user_reference': ({ referenceId }) => ({
    id: referenceId,
    ...REFERENCE,
    base: { name: REFERENCE.name },
  }),
  'POST /api/v2/users/delete_user_reference': ({ referenceId }) => ({ id: referenceId }),
  'GET /api/v2/users/experiences': nothing,
  'POST /api/v2/users/experience': ({ experienceId }) => ({
    id: experienceId,
    ...EXPERIENCE,
    base: { workplace: EXPERIENCE.workplace, to: null },
  }),
  'POST /api/v2/users/say_experiences_complete': () => ({ complete: true }),
  'POST /api/v2/users/delete_experience': ({ experienceId }) => ({ id: experienceId }),
  'GET /api/v2/users/recruiter_view': nothing,
  'GET /api/v2/users/profile_views': () => ({ pageLength: '5' }),
  'GET /api/portal/suggested_jobs': () => ({ pageLength: '5' }),
  'GET /api/integration/candidates': ({ jobId }) => ({ jobId, pageLength: '5' }),
  'POST /api/integration/candidates/invite': ({ jobId }) => ({
    jobId,
    candidate: 'A'.repeat(22),
    message: 'Hej!\nVi söker någon som du.',
    questionnaire: INVITATION_QUESTIONS,
  }),
  'POST /api/integration/candidates/invitations/:id/take_back': ({ applicationId }) => ({
    id: applicationId,
  }),
  'GET /api/v2/users/user_documents': nothing,
  'POST /api/v2/users/submit_user_document': ({ uploadId }) => ({
    uploadId,
    type: 'cv',
    name: 'Mitt CV',
    issuedOn: '2026-01-01',
    validTo: null,
  }),
  'POST /api/v2/users/update_user_document': ({ documentId }) => ({
    documentId,
    name: 'Nytt namn',
    validTo: '2027-01-01',
  }),
  'POST /api/v2/users/delete_user_document': ({ documentId }) => ({ documentId }),
  'POST /api/v2/users/record_shown_criminal_record': () => ({
    shownOn: '2026-03-01',
    shownTo: 'Eva Ek',
  }),
  'GET /api/v2/users/user_document_openings': ({ documentId }) => ({ documentId }),
  'GET /api/v2/users/user_document_file': ({ documentId }) => ({ id: documentId, download: '1' }),
  'POST /api/portal/update_candidate_documents': ({ applicationId, documentId }) => ({
    applicationId,
    documentIds: [documentId],
  }),
  'POST /api/portal/delete_candidate_documents': ({ applicationId, documentId }) => ({
    applicationId,
    documentIds: [documentId],
  }),
  'POST /api/integration/applications/:id/document_request': ({ applicationId }) => ({
    id: applicationId,
    types: ['id_card', 'cpr_certificate'],
    message: 'Hej!\nVi behöver de här innan du börjar.',
    dueOn: '2026-12-01',
  }),
  'POST /api/integration/applications/:id/document_request/take_back': ({ applicationId }) => ({
    id: applicationId,
  }),
  'GET /api/integration/applications/documents': ({ applicationId }) => ({ applicationId }),
  'GET /api/integration/applications/document_file': ({ applicationId, documentId }) => ({
    applicationId,
    documentId,
  }),
  'GET /api/v2/chats/fetch_chats': () => ({ pageLength: '5' }),
  'GET /api/v2/chats/fetch_chat': ({ applicationId }) => ({ chatId: applicationId }),
  'GET /api/v2/chats/fetch_messages': ({ applicationId }) => ({
    chatId: applicationId,
    before: '40',
    pageLength: '5',
  }),
  'GET /api/v2/chats/search_chats': () => ({ query: 'passet' }),
  'POST /api/v2/chats/send_message': ({ applicationId, documentId }) => ({
    chatId: applicationId,
    clientId: '77777777-6666-4555-8444-333333333333',
    text: 'Hej!\nNär börjar passet?',
    documents: { documentIds: [documentId], openUntil: null },
  }),
  'POST /api/v2/chats/mark_read': ({ applicationId }) => ({
    chatId: applicationId,
    lastReadMessageCount: 2,
  }),
  'POST /api/v2/chats/update_online_status': () => ({ online: true }),
  'POST /api/v2/chats/end_chat': ({ applicationId }) => ({ chatId: applicationId }),
  'POST /api/v2/chats/take_back_attachment': ({ attachmentId }) => ({ attachmentId }),
  'GET /api/v2/chats/attachment_file': ({ attachmentId }) => ({ id: attachmentId, download: '1' }),
  'POST /api/v2/chats/report_chat': ({ applicationId }) => ({
    chatId: applicationId,
    reason: 'harassment',
    text: 'De skriver om nätterna.',
  }),
  'GET /api/v2/chats/reports': nothing,
  'POST /api/v2/chats/block_employer': ({ employerId }) => ({ employerId }),
  'POST /api/v2/chats/unblock_employer': ({ employerId }) => ({ employerId }),
  'GET /api/v2/chats/blocked_employers': nothing,
  'GET /api/v2/saved/fetch_saved': nothing,
  'POST /api/v2/saved/mark_job': ({ jobId }) => ({ jobId, mark: 'hidden' }),
  'POST /api/v2/saved/save_search': () => ({
    query: 'roles=sjukskoterska&q=natt',
    frequency: 'daily',
    mail: true,
    push: false,
  }),
  'POST /api/v2/saved/remove_search': ({ searchId }) => ({ id: searchId }),
  'POST /api/v2/saved/carry_over': ({ jobId }) => ({
    marks: [{ jobId, mark: 'hidden' }],
    searches: [{ query: 'q=natt' }],
  }),
  'GET /api/v2/jobs/fetch_by_id': ({ jobId }) => ({ ids: jobId }),
  'POST /api/portal/misc/submit-pricing-request': () => ({
    organisation: 'Exempelsjukhuset',
    name: 'Chefa Exempelsson',
    email: 'chefa@example.com',
    phone: '08-465 004 00',
    staff: ['nurses'],
    volume: 'few',
    message: 'Vad kostar det?',
    language: 'sv',
  }),
  'POST /api/portal/misc/early-access': () => ({ email: 'ny@example.com', language: 'sv' }),
  'POST /api/portal/misc/job-alert': () => ({
    email: 'ny@example.com',
    query: 'roles=sjukskoterska',
    frequency: 'daily',
    language: 'sv',
  }),
  'POST /api/portal/public/report_job': ({ jobId }) => ({
    jobId,
    reason: 'wrong_facts',
    text: 'Orten stämmer inte.',
    contact: 'anmalare@example.com',
  }),
  'GET /api/integration/reply_figures': nothing,
  'GET /api/portal/fetch_latest_job_chat': ({ jobId }) => ({ jobId }),
  'GET /api/integration/chats': ({ jobId }) => ({ jobId, pageLength: '5' }),
  'GET /api/integration/chats/:id': ({ applicationId }) => ({ id: applicationId }),
  'GET /api/integration/chats/:id/messages': ({ applicationId }) => ({
    id: applicationId,
    after: '1',
  }),
  'POST /api/integration/chats/:id/messages': ({ applicationId }) => ({
    id: applicationId,
    clientId: '88888888-6666-4555-8444-333333333333',
    text: 'Hej!\nKlockan sju.',
    senderName: 'Rut Rekryterare',
  }),
  'POST /api/integration/chats/:id/read': ({ applicationId }) => ({
    id: applicationId,
    lastReadMessageCount: 2,
  }),
  'POST /api/integration/chats/:id/presence': ({ applicationId }) => ({
    id: applicationId,
    online: true,
  }),
  'POST /api/integration/chats/:id/end': ({ applicationId }) => ({
    id: applicationId,
    reason: 'filled',
  }),
  'GET /api/integration/chats/:id/attachment': ({ applicationId, attachmentId }) => ({
    id: applicationId,
    attachmentId,
  }),
  'GET /api/v2/notifications/fetch_notification_settings': nothing,
  'POST /api/v2/notifications/save_notification_settings': () => ({
    mailDigest: true,
    quietHours: { from: 22, to: 6 },
  }),
  'POST /api/v2/notifications/subscribe_push': () => ({
    endpoint: 'https://push.example/send/abc',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  }),
  'POST /api/v2/notifications/unsubscribe_push': () => ({
    id: '55555555-6666-4555-8444-333333333333',
  }),
  'POST /api/integration/webhooks': () => ({
    url: 'http://127.0.0.1:9/vikari',
    eventTypes: ['message.sent', 'application.made'],
  }),
  'GET /api/integration/webhooks': nothing,
  'GET /api/integration/webhooks/deliveries': nothing,
  'POST /api/integration/webhooks/:id/delete': ({ webhookId }) => ({ id: webhookId }),
  'POST /api/integration/webhooks/:id/test': ({ webhookId }) => ({ id: webhookId }),
  'POST /api/v2/users/request_export': nothing,
  'GET /api/v2/users/exports': nothing,
  // Never the caller's own address: the tests use the account afterwards
  'POST /api/v2/users/delete_account': () => ({ confirmation: 'nobody@example.com' }),
  'GET /api/v2/misc/encryption_config': nothing,
  'GET /api/v2/misc/device_key': nothing,
  'GET /api/v2/session/firebase_token': nothing,
  'GET /api/integration/me': nothing,
  'GET /api/integration/jobs': () => ({ status: 'open', since: '2026-01-01T00:00:00Z' }),
  'GET /api/integration/jobs/:id': ({ jobId }) => ({ id: jobId }),
  'GET /api/integration/applications/:id': ({ applicationId }) => ({ id: applicationId }),
  'POST /api/integration/jobs': aDraft,
  'PATCH /api/integration/jobs/:id': ({ jobId }) => ({ ...aDraft(), id: jobId }),
  'GET /api/portal/kept/of_workplace': ({ workplaceId }) => ({ workplaceId }),
  'GET /api/portal/kept/of_job': ({ jobId }) => ({ jobId }),
  'GET /api/portal/kept/own': ({ applicationId }) => ({ applicationId }),
  'POST /api/portal/kept/tick': ({ applicationId }) => ({
    applicationId,
    occasion: 'shift_1',
    values: { place: 'kept', duties: 'not_kept' },
    takenBack: 0,
  }),
  'POST /api/portal/kept/take_back': ({ applicationId }) => ({ applicationId }),
  'GET /api/integration/jobs/:id/kept': ({ jobId }) => ({ id: jobId }),
  'POST /api/integration/jobs/:id/kept_reply': ({ jobId }) => ({
    id: jobId,
    year: 2026,
    text: 'Tack.\nVi har ordnat inloggningarna.',
  }),
  'GET /api/portal/first_day': ({ applicationId }) => ({ applicationId }),
  'GET /api/portal/first_days': nothing,
  'POST /api/integration/jobs/:id/first_day': ({ jobId }) => ({ id: jobId, items: FIRST_DAY }),
  'POST /api/integration/applications/:id/first_day': ({ applicationId }) => ({
    id: applicationId,
    items: { login: 'ordered', siths: 'not_needed' },
  }),
  'GET /api/integration/applications/:id/first_day': ({ applicationId }) => ({
    id: applicationId,
  }),
  'POST /api/integration/jobs/:id/interview_calendar': ({ jobId }) => ({
    id: jobId,
    minutes: 30,
    free: [{ from: '2026-06-10T09:00:00Z', to: '2026-06-10T11:00:00Z' }],
    place: 'Exempelsjukhuset, entré A',
    meetingUrl: 'https://meet.example.com/rum',
  }),
  'GET /api/integration/jobs/:id/interviews': ({ jobId }) => ({ id: jobId }),
  'POST /api/integration/jobs/:id/close': ({ jobId }) => ({ id: jobId, as: 'disabled' }),
  'POST /api/integration/jobs/:id/open': ({ jobId }) => ({ id: jobId }),
  'GET /api/integration/applications': ({ jobId }) => ({ jobId, since: '2026-01-01T00:00:00Z' }),
  'POST /api/integration/applications/:id/status': ({ applicationId }) => ({
    id: applicationId,
    status: 'qualified',
  }),
};

/** `POST /api/portal/similar_jobs` */
export function nameOf(route: Route): string {
  return `${route.endpoint.method} ${urlOf(route)}`;
}

/** The valid call to the endpoint; null for one that is not in the table yet. */
export function wellBehavedCall(route: Route): Call | null {
  return CALLS[nameOf(route)] ?? null;
}
