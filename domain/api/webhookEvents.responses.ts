import type { ObjectShape } from 'yup';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { CHAT_END_REASONS } from '#domain/chat/chat';
import {
  type DELIVERED_TYPES,
  type EmployerEvent,
  TEST_EVENT,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '#domain/webhooks/webhook';
import { schemaOf } from './answer';
import { chatMessage } from './chats.responses';
import { count, exact, instant, named, text, textOrNull, word } from './responseFields';

type Data<Type extends WebhookEventType> = Extract<EmployerEvent, { type: Type }>['data'];

const sharedInChat = schemaOf<Data<'document.shared'>>()(
  exact({
    attachmentId: text(),
    messageNumber: count(),
    documentId: textOrNull(),
    name: text(),
    openUntil: instant().nullable(),
  }),
);
const interview = schemaOf<Data<'interview.booked'>>()(exact({ startsAt: instant() }));

/** What each event says besides the application and its job. */
const DATA = {
  'message.sent': schemaOf<Data<'message.sent'>>()(exact({ message: chatMessage })),
  'chat.read': schemaOf<Data<'chat.read'>>()(exact({ lastReadMessageCount: count() })),
  'chat.ended': schemaOf<Data<'chat.ended'>>()(exact({ reason: word(CHAT_END_REASONS) })),
  'answer.awaited': schemaOf<Data<'answer.awaited'>>()(exact({ waitsSince: instant() })),
  'document.shared': sharedInChat,
  'document.taken_back': sharedInChat,
  'application.made': schemaOf<Data<'application.made'>>()(
    exact({ status: word(['interested', 'candidate']) }),
  ),
  'application.withdrawn': schemaOf<Data<'application.withdrawn'>>()(
    exact({ status: word(['not_interested', 'account_deleted']) }),
  ),
  'invitation.answered': schemaOf<Data<'invitation.answered'>>()(
    exact({ reply: word(['interested', 'not_interested']) }),
  ),
  'document_request.answered': schemaOf<Data<'document_request.answered'>>()(
    exact({ status: word(APPLICATION_STATUSES) }),
  ),
  'interview.booked': interview,
  'interview.moved': interview,
  'interview.cancelled': interview,
} satisfies Record<WebhookEventType, { fields: ObjectShape }>;

const bodyOf = (type: (typeof DELIVERED_TYPES)[number], data: ObjectShape) =>
  exact({ type: word([type]), timestamp: instant(), data: exact(data) }).meta(
    named(
      `${type.replaceAll(/(?:^|[._])(\w)/g, (_all, letter: string) => letter.toUpperCase())}Event`,
      'The body of a webhook. `timestamp` says when it happened.',
    ),
  );

/** The body of every webhook, by the type of its event. */
export const webhookBodies = [
  ...WEBHOOK_EVENT_TYPES.map((type) => ({
    type,
    body: bodyOf(type, { applicationId: text(), jobId: text(), ...DATA[type].fields }),
  })),
  { type: TEST_EVENT, body: bodyOf(TEST_EVENT, {}) },
];
