import {
  endChat as endChatEndpoint,
  fetchChat,
  fetchChats,
  fetchLatestJobChat,
} from '#domain/api/chats';
import type { Ok } from '#domain/api/endpoint';
import type { LiveEvent } from '#domain/api/live';
import type { Chat } from '#domain/chat/chat';
import { isOlderChat } from '#domain/chat/newerChat';
import { changePages, readPagesAgain } from './changePages';
import { type AnswerKey, keyOf } from './keys';
import { knownPages } from './pages';
import { cacheAnswer, cachedAnswer, type SiteData } from './siteData';
import { missThreads, showHeardMessage } from './threadReading';
import { useApi } from './useApi';
import { type PagedList, usePages } from './usePages';

type ListPage = Ok<{ results: Chat[]; nextPageToken: string | null; unreadChats: number }>;

const LIST = keyOf(fetchChats, {});

/** A candidate's chats, a list that is read page by page. */
export interface ChatPages extends Omit<PagedList<ListPage>, 'pages'> {
  /** Undefined until the first answer; the last written in first. */
  chats: Chat[] | undefined;
  /** How many have unread messages, on all pages. */
  unreadChats: number;
}

/** The signed-in candidate's chats. */
export function useChatList(): ChatPages {
  const { pages, ...list } = usePages(fetchChats, {});
  return {
    ...list,
    chats: pages?.flatMap(({ results }) => results),
    unreadChats: pages?.[0]?.unreadChats ?? 0,
  };
}

/** One of their chats; null reads nothing yet. */
export function useChat(chatId: string | null) {
  return useApi(fetchChat, chatId === null ? null : { chatId });
}

/** Reads a chat that could not be read before. Rejects with an `ApiError`. */
export async function readChat(data: SiteData, chatId: string): Promise<void> {
  const key = keyOf(fetchChat, { chatId });
  const answer = await data.api.call(fetchChat, { chatId });
  const known = cachedAnswer<Ok<{ chat: Chat }>>(data, key);
  if (!known || !isOlderChat(answer.chat, known.chat)) await cacheAnswer(data, key, answer);
}

/** The chat about a job, null without an application to it; a `jobId` of null reads nothing yet. */
export function useLatestJobChat(jobId: string | null) {
  return useApi(fetchLatestJobChat, jobId === null ? null : { jobId });
}

/** A chat with unread messages counts once. */
const unread = ({ unseenMsgInfo }: Chat): number => (unseenMsgInfo.count > 0 ? 1 : 0);

const chatIn = (pages: readonly ListPage[], chatId: string): Chat | undefined =>
  pages.flatMap(({ results }) => results).find(({ id }) => id === chatId);

/** The pages with a newer version of a chat: the last written in comes first. */
export function pagesWithChat(pages: readonly ListPage[], newest: Chat): readonly ListPage[] {
  const known = chatIn(pages, newest.id);
  if (known && isOlderChat(newest, known)) return pages;
  const more = unread(newest) - (known ? unread(known) : 0);
  const moves = !known || known.created_last_msg < newest.created_last_msg;
  return pages.map(({ results, unreadChats, ...page }, index) => {
    const others = results.filter(({ id }) => id !== newest.id);
    const inPlace = results.map((chat) => (chat.id === newest.id ? newest : chat));
    const moved = index === 0 ? [newest, ...others] : others;
    return { ...page, results: moves ? moved : inPlace, unreadChats: unreadChats + more };
  });
}

/** Shows a newer version of a chat everywhere on the page; an older one changes nothing. */
export async function showChat(data: SiteData, chat: Chat): Promise<void> {
  await Promise.all([
    showInList(data, chat),
    showAnswer(data, keyOf(fetchChat, { chatId: chat.id }), chat),
    showAnswer(data, keyOf(fetchLatestJobChat, { jobId: chat.job.id }), chat),
    // What it follows from is on few pages: its code is loaded when a chat ends
    chat.ended &&
      import('./endedChat').then(
        ({ showChatEnd }) => showChatEnd(data, chat.id),
        () => undefined,
      ),
  ]);
}

/** The candidate leaves a chat, or all with its employer: no messages can be sent any more. */
export async function endChat(data: SiteData, chatId: string, all: boolean): Promise<void> {
  const { chat } = await data.api.call(endChatEndpoint, { chatId, all });
  await showChat(data, chat);
  if (all) await readPagesAgain(data, LIST);
}

async function showInList(data: SiteData, chat: Chat): Promise<void> {
  const pages = knownPages<ListPage>(data, LIST);
  if (pages.length === 0) return;
  const isKnown = chatIn(pages, chat.id) !== undefined;
  await changePages<ListPage>(data, LIST, (now) => pagesWithChat(now, chat));
  // Whether it was unread before is not known
  if (!isKnown) await readPagesAgain(data, LIST);
}

async function showAnswer(data: SiteData, key: AnswerKey, chat: Chat): Promise<void> {
  const known = cachedAnswer<Ok<{ chat: Chat | null }>>(data, key);
  // It may be being read: that answer may be older
  if (!known) await data.mutate(key);
  else if (!known.chat || known.chat.id !== chat.id || !isOlderChat(chat, known.chat)) {
    await cacheAnswer(data, key, { ...known, chat });
  }
}

/** Shows the version of a chat that came on the live stream. */
export async function showChatEvent(
  data: SiteData,
  event: Extract<LiveEvent, { chat: Chat }>,
): Promise<void> {
  if (event.type === 'chat_message') showHeardMessage(data, event.message);
  await showChat(data, event.chat);
}

/** Reads the candidate's chats again, and their messages where they are shown. */
export async function refreshChats(data: SiteData): Promise<void> {
  const single = [fetchChat, fetchLatestJobChat].map(({ service, path }) => `${service}/${path}`);
  missThreads(data);
  await Promise.all([
    readPagesAgain(data, LIST),
    // An answer that is not shown is removed, and read again when it is shown
    data.mutate((key) => Array.isArray(key) && single.includes(key[0]), undefined),
  ]);
}
