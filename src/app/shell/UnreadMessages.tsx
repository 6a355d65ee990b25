import { useEffect } from 'react';
import { useChatList } from '../../data/chats';
import { closeNotifications } from '../../data/pushManager';
import { useSiteData } from '../../data/SiteDataProvider';
import { keepUnreadChats } from '../../data/unreadChats';
import { useWords } from '../../i18n/intl';

/** Finds out what is unread, for the dots and the page's title; renders nothing. */
export function UnreadMessages() {
  const data = useSiteData();
  const { t } = useWords();
  const { chats, unreadChats: count } = useChatList();
  const isKnown = chats !== undefined;
  const text = t('notifications.unread', { count });

  useEffect(() => {
    void keepUnreadChats(data, count > 0 ? { count, text } : undefined);
    // What has been read, here or elsewhere, needs no notification any more
    if (isKnown && count === 0) void closeNotifications().catch(() => {});
  }, [data, count, text, isKnown]);

  // Nor does what the next person at this browser is not to see
  useEffect(() => () => void closeNotifications().catch(() => {}), []);
  return null;
}
