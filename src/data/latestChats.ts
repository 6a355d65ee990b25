import { fetchChats } from '#domain/api/chats';
import type { Chat } from '#domain/chat/chat';
import { keyOf } from './keys';
import { knownPages } from './pages';
import type { SiteData } from './siteData';

type ChatPage = { results: readonly Chat[]; nextPageToken: string | null };

/**
 * The chats that were last written in: what the page knows of the list, or else its first page.
 *
 * @throws ApiError when it cannot be read.
 */
export async function readLatestChats(data: SiteData): Promise<readonly Chat[]> {
  const known = knownPages<ChatPage>(data, keyOf(fetchChats, {}));
  const pages = known.length > 0 ? known : [await data.api.call(fetchChats, {})];
  return pages.flatMap(({ results }) => results);
}
