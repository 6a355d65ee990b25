/** What candidates do with a job itself, and not with an application of theirs. */
export const JOB_EVENT_TYPES = ['terms.asked'] as const;
export type JobEventType = (typeof JOB_EVENT_TYPES)[number];

/** What candidates do that a webhook reports. */
export const WEBHOOK_EVENT_TYPES = [
  'message.sent',
  'chat.read',
  'chat.ended',
  'answer.awaited',
  'document.shared',
  'document.taken_back',
  'reference.shared',
  'reference.taken_back',
  'application.made',
  'application.withdrawn',
  'invitation.answered',
  'document_request.answered',
  'first_day.missing',
  'interview.booked',
  'interview.moved',
  'interview.cancelled',
  ...JOB_EVENT_TYPES,
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** Asked for by the employer, and sent to one address whatever events it is for. */
export const TEST_EVENT = 'webhook.test';
export const DELIVERED_TYPES = [...WEBHOOK_EVENT_TYPES, TEST_EVENT] as const;

/** Addresses of an employer. */
export const MAX_WEBHOOKS = 5;
/** Characters of an address. */
export const MAX_WEBHOOK_URL = 500;
/** Deliveries that are listed. */
export const LISTED_DELIVERIES = 100;

/** Why nothing more is sent to an address: every call failed for days, or it answered 410. */
export const SWITCH_OFF_REASONS = ['failing', 'gone'] as const;
export type SwitchOffReason = (typeof SWITCH_OFF_REASONS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const;
/** Why a call failed: it was answered with another status than 2xx, not in time, or not at all. */
export const DELIVERY_ERRORS = ['status', 'timeout', 'no_connection'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];
