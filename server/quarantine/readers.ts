/** The readers of many that set single things aside, by the names that the operator sees. */
export const READERS = [
  // Whose item is the id of
  'search index', // a job
  'job feed', // a job
  'alert notes', // a job
  'alerts', // an alert
  'unread messages', // an account
  'silence', // a chat
  'reply ledger', // an employer
  'reply waits', // a chat
  'invitations', // an invitation
  'application expiry', // an application
  'first days', // an application
  'document reminders', // an account
  'criminal records', // a document
  'reference reminders', // a request for a reference
  'given references', // a request for a reference
  'workplace figures', // a workplace
  'kept figures', // an employer and a workplace
  'term answers', // an answer to questions about terms
  'exports', // an account, and the place in its export
  'analytics', // a batch of events
  'live streams', // a change
  'Firestore', // a change
  'mail', // an entry of the outbox
  'push', // an entry of the outbox
  'webhooks', // an entry of the outbox
] as const;

export type QuarantineReader = (typeof READERS)[number];
