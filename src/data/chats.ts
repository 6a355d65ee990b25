import { fetchChat, fetchChats } from '#domain/api/chats';
import type { Ok } from '#domain/api/endpoint';
import type { LiveEvent } from '#domain/api/live';
import type { Chat } from '#domain/chat/chat';
import { changePages, readPagesAgain } from './changePages';
import { keyOf } from './keys';
import { keepAnswer, type SiteData } from './siteData';
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

/** A chat with unread messages counts once. */
const unread = ({ unseenMsgInfo }: Chat): number => (unseenMsgInfo.count > 0 ? 1 : 0);

/** The pages with a newer version of a chat: the last written in comes first. */
export function pagesWithChat(pages: readonly ListPage[], newest: Chat): ListPage[] {
  const known = pages.flatMap(({ results }) => results).find(({ id }) => id === newest.id);
  const more = unread(newest) - (known ? unread(known) : 0);
  const moves = !known || known.created_last_msg < newest.created_last_msg;
  return pages.map(({ results, unreadChats, ...page }, index) => {
    const others = results.filter(({ id }) => id !== newest.id);
    const inPlace = results.map((chat) => (chat.id === newest.id ? newest : chat));
    const moved = index === 0 ? [newest, ...others] : others;
    return { ...page, results: moves ? moved : inPlace, unreadChats: unreadChats + more };
  });
}

/** Shows a newer version of a chat everywhere on the page. */
export async function showChat(data: SiteData, chat: Chat): Promise<void> {
  await Promise.all([
    changePages<ListPage>(data, LIST, (pages) => pagesWithChat(pages, chat)),
    keepAnswer(data, keyOf(fetchChat, { chatId: chat.id }), { status: 0, chat }),
  ]);
}

/** Shows what the live stream says of a chat. */
export async function showChatEvent(
  data: SiteData,
  event: Extract<LiveEvent, { chat: Chat }>,
): Promise<void> {
  await showChat(data, event.chat);
}

/** Reads the candidate's chats again. */
export async function refreshChats(data: SiteData): Promise<void> {
  const [single] = keyOf(fetchChat, { chatId: '' });
  await Promise.all([
    readPagesAgain(data, LIST),
    data.mutate((key) => Array.isArray(key) && key[0] === single),
  ]);
}
