import type { DomainEventOf } from '#domain/events/domainEvent';
import type { Language } from '#domain/language';
import type { Queryable } from '../storage/database';
import type { ChatPushName, PushKind, PushKinds } from './pushKinds';
import { findUnread, queuePush } from './pushOutbox.repository';

const TITLES: Readonly<Record<Language, Record<ChatPushName, (employer: string) => string>>> = {
  sv: {
    message: (employer) => `Nytt meddelande från ${employer}`,
    status: (employer) => `Något har hänt med din ansökan hos ${employer}`,
  },
  en: {
    message: (employer) => `New message from ${employer}`,
    status: (employer) => `There is news about your application to ${employer}`,
  },
};

/** That there is something new in a chat: of whom it is, and nothing of what was written. */
function chatPush(kind: ChatPushName): PushKind<ChatPushName> {
  return {
    async find(db, { chatId, number }, { userId, language }) {
      const unread = await findUnread(db, { chatId, userId, number });
      if (unread === null) return null;
      const { employer, onlineUntil } = unread;
      return {
        shown: { title: TITLES[language][kind](employer), chatId, number, language },
        onlineUntil: onlineUntil === null ? null : Date.parse(onlineUntil),
      };
    },
  };
}

/** The kinds that are about a chat. */
export const CHAT_PUSHES: Pick<PushKinds, ChatPushName> = {
  message: chatPush('message'),
  status: chatPush('status'),
};

/** Shows an employer's message on the candidate's devices. */
export async function pushOfMessage(
  tx: Queryable,
  { chatId, by, message: { number }, at }: DomainEventOf<'message.sent'>,
): Promise<void> {
  if (by === 'employer') await queuePush(tx, { chatId, number, kind: 'message', at });
}

/** Shows a new status of an application, unless the candidate gave it that. */
export async function pushOfNote(
  tx: Queryable,
  { chatId, number, event, at }: DomainEventOf<'message.noted'>,
): Promise<void> {
  if (event.type !== 'status' || event.by === 'candidate') return;
  await queuePush(tx, { chatId, number, kind: 'status', at });
}
