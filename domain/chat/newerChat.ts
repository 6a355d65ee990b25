import type { Chat, ChatMemberStatus } from './chat';

/** What of a chat only ever grows. */
type Growing = Pick<Chat, 'messageCount' | 'ended'> & {
  status: Record<string, Pick<ChatMemberStatus, 'lastReadMessageCount'>>;
};

/**
 * Whether `chat` is an older state than `known`: responses and live events may arrive in another
 * order than they were made.
 */
export function isOlderChat(chat: Growing, known: Growing): boolean {
  return (
    chat.messageCount < known.messageCount ||
    (chat.ended === null && known.ended !== null) ||
    Object.entries(known.status).some(
      ([id, { lastReadMessageCount }]) =>
        (chat.status[id]?.lastReadMessageCount ?? 0) < lastReadMessageCount,
    )
  );
}
