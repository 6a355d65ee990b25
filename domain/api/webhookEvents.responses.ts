import type { ObjectShape } from 'yup';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { CHAT_END_REASONS } from '#domain/chat/chat';
import { FIRST_DAY_IDS } from '#domain/firstDay/items';
import {
  type DELIVERED_TYPES,
  JOB_EVENT_TYPES,
  TEST_EVENT,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '#domain/webhooks/webhook';
import { chatMessage } from './chats.responses';
import { count, day, exact, instant, list, named, text, textOrNull, word } from './responseFields';
import { termIds } from './termFields';

/** A document of a message, by the fields of its attachment. */
const sharedInChat = exact({
  attachmentId: text(),
  messageNumber: count(),
  documentId: textOrNull(),
  name: text(),
  /** null: as long as the chat goes on. */
  openUntil: instant().nullable(),
});
const interview = exact({ startsAt: instant() });

/** What each event says besides its job, and the application where it is about one. */
export const EVENT_DATA = {
  /** The message as the integration API lists it. */
  'message.sent': exact({ message: chatMessage }),
  'chat.read': exact({ lastReadMessageCount: count() }),
  'chat.ended': exact({ reason: word(CHAT_END_REASONS) }),
  /** The candidate has waited for an answer for three weekdays, since then. */
  'answer.awaited': exact({ waitsSince: instant() }),
  'document.shared': sharedInChat,
  'document.taken_back': sharedInChat,
  /** The employer may open the answers of this given reference, or may no longer. */
  'reference.shared': exact({ referenceId: text() }),
  'reference.taken_back': exact({ referenceId: text(), by: word(['candidate', 'referee']) }),
  /** Interest was shown, or an application was sent. */
  'application.made': exact({ status: word(['interested', 'candidate']) }),
  'application.withdrawn': exact({ status: word(['not_interested', 'account_deleted']) }),
  'invitation.answered': exact({ reply: word(['interested', 'not_interested']) }),
  /** All documents have come; the application has this status again. */
  'document_request.answered': exact({ status: word(APPLICATION_STATUSES) }),
  /** What nobody has said of a first day that comes in seven days, or in two. */
  'first_day.missing': exact({ firstDay: day(), items: list(word(FIRST_DAY_IDS)) }),
  'interview.booked': interview,
  'interview.moved': interview,
  'interview.cancelled': interview,
  /** What is asked for of a job's terms now, and by how many people; never by whom. */
  'terms.asked': exact({ terms: termIds(), people: count() }),
} satisfies Record<WebhookEventType, { fields: ObjectShape }>;

const bodyOf = (type: (typeof DELIVERED_TYPES)[number], data: ObjectShape) =>
  exact({ type: word([type]), timestamp: instant(), data: exact(data) }).meta(
    named(
      `${type.replaceAll(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}Event`,
      'The body of a webhook. `timestamp` says when it happened.',
    ),
  );

const ABOUT_JOBS: ReadonlySet<string> = new Set(JOB_EVENT_TYPES);

/** The body of every webhook, by the type of its event. */
export const webhookBodies = [
  ...WEBHOOK_EVENT_TYPES.map((type) => ({
    type,
    body: bodyOf(type, {
      ...(ABOUT_JOBS.has(type) ? {} : { applicationId: text() }),
      jobId: text(),
      ...EVENT_DATA[type].fields,
    }),
  })),
  { type: TEST_EVENT, body: bodyOf(TEST_EVENT, {}) },
];
