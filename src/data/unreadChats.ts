import { pageValue } from './pageState';
import type { SiteData } from './siteData';
import { usePageValue } from './usePageValue';

/** The chats with unread messages: how many, and as the dot's text, "2 olästa konversationer". */
export interface UnreadChats {
  count: number;
  text: string;
}

const UNREAD = pageValue<UnreadChats | undefined>(undefined);

/** Undefined while there are none, and until that is known. */
export const useUnreadChats = (): UnreadChats | undefined => usePageValue(UNREAD);

export const keepUnreadChats = ({ state }: SiteData, unread: UnreadChats | undefined): void =>
  state.set(UNREAD, unread);
