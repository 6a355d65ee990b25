import useSWR from 'swr';
import { localKey } from './keys';
import { cacheAnswer, type SiteData } from './siteData';

/** The chats with unread messages: how many, and as the dot's text, "2 olästa samtal". */
export interface UnreadChats {
  count: number;
  text: string;
}

const UNREAD = localKey('chats/unread');

/** Undefined while there are none, and until that is known. */
export function useUnreadChats(): UnreadChats | undefined {
  return useSWR<UnreadChats | undefined>(UNREAD, null).data;
}

export async function keepUnreadChats(
  data: SiteData,
  unread: UnreadChats | undefined,
): Promise<void> {
  await cacheAnswer(data, UNREAD, unread);
}
