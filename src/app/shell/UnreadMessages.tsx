import { useEffect } from 'react';
import { useChatList } from '../../data/chats';
import { closeNotifications } from '../../data/pushManager';
import { useSiteData } from '../../data/SiteDataProvider';
import { keepUnreadChats } from '../../data/unreadChats';
import { useWords } from '../../i18n/intl';

/** Reads which chats have unread messages, for the dots and the page's title; renders nothing. */
export function UnreadMessages() {
  const data = useSiteData();
  const { t } = useWords();
  const { chats, unreadChats: count } = useChatList();
  const isKnown = chats !== undefined;
  const text = t('notifications.unread', { count });

  useEffect(() => {
    keepUnreadChats(data, count > 0 ? { count, text } : undefined);
    // Everything has been read, here or elsewhere: its notifications are removed
    if (isKnown && count === 0) void closeNotifications().catch(() => {});
  }, [data, count, text, isKnown]);

  // After sign-out too: the next person at this browser must not see them
  useEffect(() => () => void closeNotifications().catch(() => {}), []);
  return null;
}
