import type { Chat, ChatMessage } from '#domain/chat/chat';
import type { Thread, ThreadEntry } from '../data/chatThread';
import { aJobSummary } from './anApplication';

const EMPLOYER = { id: 'e-1', name: 'Exempelsjukhuset' };

/** A message from the employer unless set otherwise. */
export function aChatMessage(changed: Partial<ChatMessage> = {}): ChatMessage {
  return {
    chatId: 'a-1',
    number: 1,
    clientId: `00000000-0000-4000-8000-${String(changed.number ?? 1).padStart(12, '0')}`,
    sender: 'employer',
    senderName: 'Anna Lindqvist',
    text: 'Hej! Tack för din ansökan.',
    attachments: [],
    event: null,
    sentAt: '2026-11-21T08:00:00.000Z',
    ...changed,
  };
}

/** A chat as its candidate sees it, read to its end unless set otherwise. */
export function aChat(changed: Partial<Chat> = {}): Chat {
  const { employer = EMPLOYER, messageCount = 1 } = changed;
  return {
    id: 'a-1',
    activeUsers: ['u-1', employer.id],
    created_last_msg: '2026-11-21T08:00:00.000Z',
    status: {
      'u-1': { lastReadMessageCount: messageCount, onlineUntil: null, lastSeenAt: null },
      [employer.id]: {
        lastReadMessageCount: messageCount,
        onlineUntil: null,
        lastSeenAt: '2026-11-21T09:30:00.000Z',
      },
    },
    unseenMsgInfo: { uid: 'u-1', count: 0 },
    messageCount,
    lastMessage: aChatMessage({ number: messageCount }),
    employer,
    job: aJobSummary(),
    applicationStatus: 'candidate',
    ended: null,
    ...changed,
  };
}

/** A message with its delivery state: an own one was sent, unless set otherwise. */
export function anEntry(
  changed: Partial<ChatMessage>,
  delivery: ThreadEntry['delivery'] = changed.sender === 'candidate' ? 'sent' : null,
): ThreadEntry {
  return { message: aChatMessage(changed), delivery };
}

/** A thread that was read to its end, without messages unless set otherwise. */
export function aThread(changed: Partial<Thread> = {}): Thread {
  const nothing = () => {};
  return {
    chat: aChat(),
    entries: [],
    firstUnread: null,
    state: 'ready',
    hasEarlier: false,
    hasLater: false,
    loadingEarlier: false,
    loadingLater: false,
    loadEarlier: nothing,
    loadLater: nothing,
    retry: nothing,
    show: async () => {},
    send: nothing,
    resend: nothing,
    discard: nothing,
    markRead: nothing,
    ...changed,
  };
}
