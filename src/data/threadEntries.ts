import type { UserDocument } from '#domain/api/documents';
import type { ErrorCode } from '#domain/api/errors';
import type { Chat, ChatAttachment, ChatMessage } from '#domain/chat/chat';
import type { UnsentMessage } from './unsent';

/** A message of a thread, also one that is not sent yet. */
export interface ThreadEntry {
  /** One that is not sent yet has the number 0. */
  message: ChatMessage;
  /** null: the other side's, or the system's. */
  delivery: 'pending' | 'sent' | 'read' | 'failed' | null;
  /** Why it failed. */
  reason?: ErrorCode;
  /** It waits since too many were sent. */
  tooMany?: true;
}

/** A thread's messages, and after them those that are not sent. */
export function threadEntries(
  messages: readonly ChatMessage[],
  unsent: readonly UnsentMessage[],
  { chat, documents }: { chat: Chat | undefined; documents: readonly UserDocument[] },
): ThreadEntry[] {
  const readUpTo = chat?.status[chat.employer.id]?.lastReadMessageCount ?? 0;
  const sent = messages.map(
    (message): ThreadEntry => ({
      message,
      delivery:
        message.sender !== 'candidate' ? null : message.number <= readUpTo ? 'read' : 'sent',
    }),
  );
  const sentIds = new Set(
    messages.filter(({ sender }) => sender === 'candidate').map(({ clientId }) => clientId),
  );
  return [
    ...sent,
    ...unsent
      .filter(({ clientId }) => !sentIds.has(clientId))
      .map((message) => unsentEntry(message, documents)),
  ];
}

function unsentEntry(unsent: UnsentMessage, documents: readonly UserDocument[]): ThreadEntry {
  const { chatId, clientId, text, writtenAt, refusal, tooMany } = unsent;
  const message: ChatMessage = {
    chatId,
    number: 0,
    clientId,
    sender: 'candidate',
    senderName: null,
    text,
    attachments: attachmentsOf(unsent, documents),
    event: null,
    sentAt: writtenAt,
  };
  return refusal === null
    ? { message, delivery: 'pending', ...(tooMany && { tooMany }) }
    : { message, delivery: 'failed', reason: refusal };
}

/** The documents as they will be attached. */
function attachmentsOf(
  { documents: sent }: UnsentMessage,
  documents: readonly UserDocument[],
): ChatAttachment[] {
  return documents
    .filter(({ id }) => sent?.documentIds.includes(id))
    .map(({ id, name, mediaType, size }) => ({
      id,
      documentId: id,
      name,
      mediaType,
      size,
      openUntil: sent?.openUntil ?? null,
      state: 'open',
      openings: 0,
    }));
}

/**
 * The first message of the employer that the candidate has not read; null for none. Where it is not
 * among the messages, the first number after what was read.
 */
export function firstUnreadIn(chat: Chat, messages: readonly ChatMessage[]): number | null {
  const { uid, count } = chat.unseenMsgInfo;
  if (count === 0) return null;
  const next = (chat.status[uid]?.lastReadMessageCount ?? 0) + 1;
  const isUnread = ({ sender, number }: ChatMessage) => sender === 'employer' && number >= next;
  const isWhole = messages.some(({ number }) => number <= next);
  return (isWhole ? messages.find(isUnread)?.number : undefined) ?? next;
}
