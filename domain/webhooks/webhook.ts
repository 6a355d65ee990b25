import type { ApplicationStatus } from '#domain/applications/status';
import type { ChatEndReason, ChatMessage } from '#domain/chat/chat';

/** What candidates do that a webhook reports. */
export const WEBHOOK_EVENT_TYPES = [
  'message.sent',
  'chat.read',
  'chat.ended',
  'answer.awaited',
  'document.shared',
  'document.taken_back',
  'application.made',
  'application.withdrawn',
  'invitation.answered',
  'document_request.answered',
  'interview.booked',
  'interview.moved',
  'interview.cancelled',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** Asked for by the employer, and sent to one address whatever events it is for. */
export const TEST_EVENT = 'webhook.test';
export const DELIVERED_TYPES = [...WEBHOOK_EVENT_TYPES, TEST_EVENT] as const;

/** A document of a message, by the fields of its attachment. */
interface SharedInChat {
  attachmentId: string;
  messageNumber: number;
  documentId: string | null;
  name: string;
  /** ISO 8601 UTC; null: as long as the chat goes on. */
  openUntil: string | null;
}

/** What is said of each event besides the application and its job. Instants are ISO 8601 UTC. */
interface WebhookEventData {
  /** The message as the integration API lists it. */
  'message.sent': { message: ChatMessage };
  'chat.read': { lastReadMessageCount: number };
  'chat.ended': { reason: ChatEndReason };
  /** The candidate has waited for an answer for three weekdays, since then. */
  'answer.awaited': { waitsSince: string };
  'document.shared': SharedInChat;
  'document.taken_back': SharedInChat;
  /** Interest was shown, or an application was sent. */
  'application.made': { status: Extract<ApplicationStatus, 'interested' | 'candidate'> };
  'application.withdrawn': {
    status: Extract<ApplicationStatus, 'not_interested' | 'account_deleted'>;
  };
  'invitation.answered': { reply: Extract<ApplicationStatus, 'interested' | 'not_interested'> };
  /** All documents have come; the application has this status again. */
  'document_request.answered': { status: ApplicationStatus };
  'interview.booked': { startsAt: string };
  'interview.moved': { startsAt: string };
  'interview.cancelled': { startsAt: string };
}

/** Something that a candidate did with one of their applications. */
export type EmployerEvent = {
  [Type in WebhookEventType]: {
    type: Type;
    applicationId: string;
    /** ISO 8601 UTC. */
    at: string;
    data: WebhookEventData[Type];
  };
}[WebhookEventType];

/** Addresses of an employer. */
export const MAX_WEBHOOKS = 5;
/** Characters of an address. */
export const MAX_WEBHOOK_URL = 500;
/** Deliveries that are listed. */
export const LISTED_DELIVERIES = 100;

/** Why nothing more is sent to an address: every call failed for days, or it answered 410. */
export const SWITCH_OFF_REASONS = ['failing', 'gone'] as const;
export type SwitchOffReason = (typeof SWITCH_OFF_REASONS)[number];

/** An employer's address. Instants are ISO 8601 UTC. */
export interface Webhook {
  id: string;
  url: string;
  eventTypes: WebhookEventType[];
  createdAt: string;
  /** When the first of the last calls failed, if none has arrived since; otherwise null. */
  failingSince: string | null;
  /** Nothing is sent since then; null while it is on. */
  switchedOff: { at: string; because: SwitchOffReason } | null;
}

export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const;
/** Why a call failed: it was answered with another status than 2xx, not in time, or not at all. */
export const DELIVERY_ERRORS = ['status', 'timeout', 'no_connection'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** One event for one address. Instants are ISO 8601 UTC. */
export interface WebhookDelivery {
  /** The header `webhook-id`: the same for every call about the event, at all addresses. */
  id: string;
  webhookId: string;
  type: (typeof DELIVERED_TYPES)[number];
  /** When it happened. */
  at: string;
  state: (typeof DELIVERY_STATES)[number];
  attempts: number;
  /** null unless it waits. */
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  /** The last answer's HTTP status; null without an answer. */
  lastStatus: number | null;
  lastError: DeliveryError | null;
}
