import useSWR from 'swr';
import {
  type FoundChat,
  fetchMessages,
  type SentDocuments,
  searchChats,
  sendMessage,
} from '#domain/api/chats';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { Chat, ChatMessage } from '#domain/chat/chat';
import { isBlank } from '#domain/plainText';
import { showChat, useChat } from './chats';
import { keyOf, localKey } from './keys';
import { useSiteData } from './SiteDataProvider';
import { keepAnswer } from './siteData';
import { useApi } from './useApi';

/** A message of a thread, also one that is not sent yet. */
export interface ThreadEntry {
  /** One that is not sent yet has the number 0. */
  message: ChatMessage;
  /** null: the other side's, or the system's. */
  delivery: 'pending' | 'sent' | 'read' | 'failed' | null;
  /** Why it failed. */
  reason?: ErrorCode;
}

/** The messages of a chat that are shown, and what can be done in it. */
export interface Thread {
  chat: Chat | undefined;
  /** By rising number; unsent messages last. */
  entries: readonly ThreadEntry[];
  /** The number of the first message that was unread when the thread was opened; null for none. */
  firstUnread: number | null;
  state: 'loading' | 'ready' | 'failed' | 'not_found' | 'no_permission';
  hasEarlier: boolean;
  hasLater: boolean;
  loadingEarlier: boolean;
  loadingLater: boolean;
  loadEarlier(): void;
  loadLater(): void;
  retry(): void;
  /** Shows the part of the thread around a message, its first unread, or its end. */
  show(place: number | 'first_unread' | 'newest'): Promise<void>;
  send(message: { text: string; documents?: SentDocuments }): void;
  resend(clientId: string): void;
  discard(clientId: string): void;
  /** Everything up to a message was seen. */
  markRead(number: number): void;
}

/** One chat's messages. */
export function useThread(chatId: string): Thread {
  const data = useSiteData();
  const chat = useChat(chatId);
  const page = useApi(fetchMessages, { chatId });
  const error = chat.error ?? page.error;
  const code = error instanceof ApiError ? error.code : undefined;
  return {
    chat: chat.data?.chat,
    entries: (page.data?.results ?? []).map((message) => ({
      message,
      delivery: message.sender === 'candidate' ? 'sent' : null,
    })),
    firstUnread: null,
    state:
      code === 'not_found' || code === 'no_permission'
        ? code
        : chat.data && page.data
          ? 'ready'
          : error
            ? 'failed'
            : 'loading',
    hasEarlier: page.data?.hasEarlier ?? false,
    hasLater: page.data?.hasLater ?? false,
    loadingEarlier: false,
    loadingLater: false,
    loadEarlier: () => {},
    loadLater: () => {},
    retry() {
      chat.retry();
      page.retry();
    },
    show: async () => {},
    send(message) {
      const clientId = crypto.randomUUID();
      void data.api.call(sendMessage, { chatId, clientId, ...message }).then(async (answer) => {
        await showChat(data, answer.chat);
        page.retry();
      });
    },
    resend: () => {},
    discard: () => {},
    markRead: () => {},
  };
}

/**
 * What is written in a chat and not sent: kept over reloads and closed tabs, deleted at sign-out.
 */
export function useWrittenMessage(chatId: string): { text: string; setText(text: string): void } {
  const data = useSiteData();
  const key = localKey(`chat/written ${chatId}`);
  const { data: text = '' } = useSWR<string>(key, null);
  return { text, setText: (next) => void keepAnswer(data, key, next) };
}

/** What a search in the candidate's chats found; undefined until the first answer. */
export function useChatSearch(query: string): {
  results: FoundChat[] | undefined;
  busy: boolean;
  failed: boolean;
  retry(): void;
} {
  const { api } = useSiteData();
  const asked = isBlank(query) ? null : { query };
  const { data, error, isValidating, mutate } = useSWR(asked && keyOf(searchChats, asked), () =>
    api.call(searchChats, { query }),
  );
  return {
    results: asked ? data?.results : undefined,
    busy: isValidating,
    failed: error !== undefined,
    retry: () => void mutate(),
  };
}
