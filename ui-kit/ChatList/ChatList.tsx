import { cx } from '../internal/cx';
import type { WithOlderName } from '../internal/items';
import { Text } from '../internal/Text';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import styles from './ChatList.module.css';
import { ChatListRow } from './ChatListRow';
import { ChatListSkeleton } from './ChatListSkeleton';
import type { ChatListProps } from './chatListProps';

/** The reader's conversations, each a link, the open one marked. */
export function ChatList(props: WithOlderName<ChatListProps, 'chats'>) {
  const {
    label = kitTexts().chatList.label,
    items,
    chats = items ?? [],
    loading = false,
    empty,
    labels = kitTexts().chatList.labels,
    ...own
  } = props;
  const {
    linkComponent,
    locale = kitValue('locale'),
    timeZone = kitValue('timeZone'),
    today = kitValue('today'),
    className,
    ...rest
  } = own;
  return (
    <nav
      aria-label={label}
      aria-busy={loading || undefined}
      {...rest}
      className={cx(styles.list, className)}
    >
      <span className="vk-visually-hidden" role="status">
        {loading && labels.loading}
      </span>
      {loading && <ChatListSkeleton />}
      <Text>{!loading && chats.length === 0 && empty}</Text>
      {!loading && chats.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off
        <ul role="list" className={styles.chats}>
          {chats.map((chat) => (
            <li key={chat.id}>
              <ChatListRow {...{ chat, labels, linkComponent, locale, timeZone, today }} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
