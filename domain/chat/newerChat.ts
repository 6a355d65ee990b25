import type { Chat } from './chat';

/**
 * Whether a chat was read before what is known of it: answers and live events may overtake each
 * other. Its messages, what was read and its end only ever grow.
 */
export function isOlderChat(chat: Chat, known: Chat): boolean {
  return (
    chat.messageCount < known.messageCount ||
    (chat.ended === null && known.ended !== null) ||
    Object.entries(known.status).some(
      ([id, { lastReadMessageCount }]) =>
        (chat.status[id]?.lastReadMessageCount ?? 0) < lastReadMessageCount,
    )
  );
}
