import { useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import { type FoundChat, type SentDocuments, searchChats } from '#domain/api/chats';
import { getUserDocuments, type UserDocument } from '#domain/api/documents';
import type { ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Chat, ChatMessage } from '#domain/chat/chat';
import { MAX_LENGTH } from '#domain/limits';
import { isBlank } from '#domain/text/plainText';
import { useDebounced } from '../lib/useDebounced';
import { useDrafts } from '../session/drafts/useDrafts';
import { readChat, useChat } from './chats';
import { keyOf } from './keys';
import { useUnsent } from './openUnsent';
import { useSiteData } from './SiteDataProvider';
import { cachedAnswer, type SiteData } from './siteData';
import { firstUnreadIn, type ThreadEntry, threadEntries } from './threadEntries';
import { loadEarlier, loadLater, openThread, showNewest, showNumber } from './threadReading';
import { hasEarlier, hasLater, shownMessages, type ThreadWindow } from './threadWindow';
import { mayPass } from './unsent';
import { useMarkRead } from './useMarkRead';
import { usePageValue } from './usePageValue';
import { useThreadReading, useUntilLeft } from './useThreadReading';
import { createKeeper, WRITTEN } from './writtenMessage';

export type { ThreadEntry };

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
  /** Everything up to a message is on the screen. */
  markRead(number: number): void;
}

/** Milliseconds without typing after which the server is asked for what is searched for. */
const SEARCH_PAUSE = 250;

/** The first message that was unread when the chat was opened. */
function useFirstUnread(
  chat: Chat | undefined,
  { range }: ThreadWindow,
  messages: readonly ChatMessage[],
): number | null {
  const [found, setFound] = useState<{ chatId: string; number: number | null } | null>(null);
  if (chat && range !== null && found?.chatId !== chat.id) {
    const number = firstUnreadIn(chat, messages);
    setFound({ chatId: chat.id, number });
    return number;
  }
  return found && found.chatId === chat?.id ? found.number : null;
}

/** One chat's messages, kept up to date by live events, and read again when events were missed. */
export function useThread(chatId: string): Thread {
  const data = useSiteData();
  const answer = useChat(chatId);
  // The answer about the previous chat stays until this chat's has come
  const chat = answer.data?.chat.id === chatId ? answer.data.chat : undefined;
  const untilLeft = useUntilLeft(chatId);
  const chatFailed = !chat && answer.error !== undefined && mayPass(answer.error);
  useEffect(() => {
    if (chatFailed) void untilLeft(() => readChat(data, chatId));
  }, [data, chatId, chatFailed, untilLeft]);
  const { window, busy, error } = useThreadReading(chatId, { untilLeft, onMissed: answer.retry });
  const unsent = useUnsent();
  const messages = useMemo(() => shownMessages(window), [window]);
  const firstUnread = useFirstUnread(chat, window, messages);
  const markRead = useMarkRead(
    chatId,
    chat?.status[chat.unseenMsgInfo.uid]?.lastReadMessageCount ?? 0,
  );
  const isReady = chat !== undefined && window.range !== null;
  const entries = useMemo(() => {
    const own = unsent.list.filter((message) => message.chatId === chatId);
    return threadEntries(messages, window.follows ? own : [], {
      chat,
      documents: documentsIn(data),
    });
  }, [data, chat, chatId, messages, window.follows, unsent.list]);

  return {
    chat,
    entries,
    firstUnread,
    state: stateOf(answer.error ?? error, isReady),
    hasEarlier: hasEarlier(window),
    hasLater: hasLater(window),
    loadingEarlier: busy.earlier !== undefined,
    loadingLater: busy.later !== undefined,
    loadEarlier: () => void untilLeft(() => loadEarlier(data, chatId)),
    loadLater: () => void untilLeft(() => loadLater(data, chatId)),
    retry() {
      if (!chat) answer.retry();
      void untilLeft(() => openThread(data, chatId));
    },
    show(place) {
      const number = place === 'first_unread' ? firstUnread : place;
      return untilLeft(() =>
        number === 'newest' || number === null
          ? showNewest(data, chatId)
          : showNumber(data, chatId, number),
      );
    },
    send(message) {
      unsent.store()?.add(chatId, message);
      void untilLeft(() => showNewest(data, chatId));
    },
    resend: (clientId) => unsent.store()?.resend(clientId),
    discard: (clientId) => unsent.store()?.discard(clientId),
    markRead,
  };
}

/** What is shown of a thread whose last call failed, or not. */
function stateOf(error: unknown, isReady: boolean): Thread['state'] {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_found' || code === 'no_permission') return code;
  if (isReady) return 'ready';
  return error === undefined ? 'loading' : 'failed';
}

/** The candidate's documents, where the page has read them. */
const documentsIn = (data: SiteData): readonly UserDocument[] =>
  cachedAnswer<ResponseOf<typeof getUserDocuments>>(data, keyOf(getUserDocuments, {}))?.results ??
  [];

/**
 * What is written in a chat and not sent: kept over reloads and closed tabs, deleted at sign-out.
 */
export function useWrittenMessage(chatId: string): { text: string; setText(text: string): void } {
  const data = useSiteData();
  const drafts = useDrafts();
  const text = usePageValue(WRITTEN)[chatId] ?? '';
  const keeper = useMemo(() => createKeeper(data, drafts, chatId), [data, drafts, chatId]);
  useEffect(() => {
    void keeper.read();
    document.addEventListener('visibilitychange', keeper.keep);
    window.addEventListener('pagehide', keeper.keep);
    return () => {
      document.removeEventListener('visibilitychange', keeper.keep);
      window.removeEventListener('pagehide', keeper.keep);
      keeper.keep();
    };
  }, [keeper]);
  return { text, setText: keeper.write };
}

/** A search in the candidate's chats. */
export interface ChatSearch {
  /**
   * Undefined until the first answer, and after a failure; those of the last words while others are
   * searched for.
   */
  results: FoundChat[] | undefined;
  busy: boolean;
  failed: boolean;
  retry(): void;
}

/** Searches names, job titles and messages; blank words search nothing. */
export function useChatSearch(query: string): ChatSearch {
  const { api } = useSiteData();
  const rested = useDebounced(query, SEARCH_PAUSE);
  const blank = isBlank(query);
  const request =
    blank || isBlank(rested) ? null : { query: rested.trim().slice(0, MAX_LENGTH.freeText) };
  const { data, error, isValidating, mutate } = useSWR(
    request && keyOf(searchChats, request),
    () => api.call(searchChats, request ?? { query: '' }),
    // Messages may have come since the same words were searched for
    { keepPreviousData: true, revalidateIfStale: true },
  );
  return {
    results: blank || error !== undefined ? undefined : data?.results,
    busy: !blank && (isValidating || rested !== query),
    failed: !blank && error !== undefined,
    retry: () => void mutate(),
  };
}
