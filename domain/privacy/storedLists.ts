/**
 * What the product says that it stores about people: the rows of two lists, each with the entries of
 * the register of personal data (tables, and places outside of the database) that it tells of. A test
 * compares them with the register, so that neither lacks an entry or has one that is not kept.
 */

const PROFILE = [
  'users',
  'profile_images',
  'job_preferences',
  'candidate_list_people',
  'experiences',
  'complete_experiences',
  'user_references',
] as const;
const SIGN_IN = ['sessions', 'social_identities', 'added_ways', 'removed_ways'] as const;
const DOCUMENTS = ['user_documents', 'uploads', 'files', 'file_frames', 'object store'] as const;
const GIVEN_REFERENCES = [
  'reference_requests',
  'reference_asks',
  'reference_signings',
  'given_references',
  'given_reference_shares',
  'given_reference_openings',
] as const;
const CHATS = [
  'chats',
  'chat_members',
  'chat_messages',
  'chat_attachments',
  'chat_files',
  'chat_waits',
] as const;
const INVITATIONS = ['sent_invitations', 'invited_people', 'taken_back_invitations'] as const;
const ALERTS = [
  'saved_job_alerts',
  'alert_waiting',
  'alert_known',
  'alert_notified',
  'alert_notices',
] as const;
const NOTIFICATIONS = ['push_devices', 'notification_settings', 'mail_digests'] as const;
const BLOCKS = ['employer_blocks', 'kept_job_words', 'kept_meetings', 'kept_first_days'] as const;
/** What makes the service work, and is gone soon or says nothing by itself. */
const TECHNICAL = [
  'idempotency_keys',
  'change_log',
  'outbox',
  'quarantine',
  'webhook_deliveries',
  'door_entries',
  'door_counts',
  'login_tokens',
  'authorization_requests',
  'pending_social',
  'pending_bankid',
  'email_asks',
  'registration_links',
  'registration_sessions',
  'key file',
  'Firestore, where it is set',
  'limits of calls',
  'sessions in memory',
  'eligible jobs in memory',
  'analytics of an open page',
] as const;

/** The list of "My integrity", by category. What a browser keeps is one row: `browser`. */
export const OWN_LIST = {
  profile: PROFILE,
  documents: DOCUMENTS,
  shared_documents: ['document_shares', 'document_openings'],
  criminal_record: ['user_documents', 'shown_criminal_records'],
  given_references: GIVEN_REFERENCES,
  applications: ['applications', 'application_events', 'document_requests'],
  answers: ['applications'],
  unsent: ['application_drafts'],
  interviews: ['interview_bookings'],
  first_days: ['first_days'],
  chats: CHATS,
  invitations: INVITATIONS,
  profile_views: ['profile_views'],
  term_questions: ['term_questions'],
  recommendations: ['recommendations'],
  workplace_answers: ['workplace_answers', 'kept_ticks', 'kept_promises'],
  saved: ['marked_jobs', 'saved_searches'],
  alerts: ALERTS,
  notifications: NOTIFICATIONS,
  blocks: BLOCKS,
  reports: ['reports'],
  calendar: ['calendar_addresses'],
  sessions: SIGN_IN,
  mails: ['mail_outbox'],
  exports: ['data_exports'],
  other_forms: ['pricing_requests', 'early_access', 'mail_alerts'],
  audit: ['audit_log'],
  server_log: ['server log'],
  technical: TECHNICAL,
  drafts: ['draft.'],
  browser: [],
} as const satisfies Record<string, readonly string[]>;

/** The list of the privacy policy. What a browser keeps stands in tables of its own, by name. */
export const POLICY_LIST = {
  account: PROFILE,
  sign_in: SIGN_IN,
  applications: ['applications', 'application_events', 'document_requests'],
  unsent: ['application_drafts'],
  interviews: ['interview_bookings'],
  first_days: ['first_days'],
  documents: [...DOCUMENTS, 'document_shares'],
  criminal_record: ['user_documents', 'shown_criminal_records'],
  given_references: GIVEN_REFERENCES,
  referees: GIVEN_REFERENCES,
  chats: CHATS,
  invitations: INVITATIONS,
  views: ['profile_views', 'document_openings'],
  term_questions: ['term_questions'],
  recommendations: ['recommendations'],
  workplace_answers: ['workplace_answers', 'kept_ticks', 'kept_promises'],
  saved: ['marked_jobs', 'saved_searches'],
  alerts: ALERTS,
  notifications: NOTIFICATIONS,
  blocks: BLOCKS,
  reports: ['reports'],
  calendar: ['calendar_addresses'],
  exports: ['data_exports'],
  mails: ['mail_outbox'],
  pricing: ['pricing_requests'],
  early_access: ['early_access'],
  mail_alerts: ['mail_alerts'],
  log: ['audit_log'],
  server_log: ['server log'],
  technical: TECHNICAL,
} as const satisfies Record<string, readonly string[]>;

export type OwnCategory = keyof typeof OWN_LIST;
export type PolicyCategory = keyof typeof POLICY_LIST;

/** The keys of a list, in its order. */
export const OWN_CATEGORIES = Object.keys(OWN_LIST).filter((category): category is OwnCategory =>
  Object.hasOwn(OWN_LIST, category),
);
export const POLICY_CATEGORIES = Object.keys(POLICY_LIST).filter(
  (category): category is PolicyCategory => Object.hasOwn(POLICY_LIST, category),
);
