import { Avatar } from '../Avatar';
import { cx } from '../internal/cx';
import { formatWhen } from '../internal/instants';
import { PresenceDot } from '../PresenceDot';
import styles from './ChatList.module.css';
import type { ChatListItem, ChatListProps } from './chatListProps';
import { messagePreview } from './messagePreview';

type ChatListRowProps = Pick<ChatListProps, 'linkComponent'> &
  Required<Pick<ChatListProps, 'labels' | 'locale' | 'timeZone' | 'today'>> & {
    chat: ChatListItem;
  };

/** One conversation: the other person, the job, the last message, and the unread count. */
export function ChatListRow({
  chat,
  labels,
  linkComponent: Link = 'a',
  ...calendar
}: ChatListRowProps) {
  const {
    href,
    name,
    imageUrl,
    context,
    contextLang,
    lastMessage,
    unreadCount,
    presence,
    current,
  } = chat;
  const unread = unreadCount > 0;
  return (
    <Link
      {...chat.attributes}
      href={href}
      className={cx(styles.chat, unread && styles.unread)}
      aria-current={current === true ? 'page' : undefined}
    >
      <span className={styles.picture}>
        <Avatar name={name} src={imageUrl} className={styles.avatar} />
        {presence !== undefined && (
          <span className={styles.presence}>
            <PresenceDot status={presence.status} textHidden>
              {presence.text}
            </PresenceDot>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name} translate="no">
            {name}
          </span>
          {lastMessage !== undefined && (
            <time dateTime={lastMessage.sentAt} className={styles.time}>
              {formatWhen(lastMessage.sentAt, calendar)}
            </time>
          )}
        </span>
        <span className={styles.context} lang={contextLang}>
          {context}
        </span>
        <span className={styles.line}>
          <span className={styles.last}>
            {lastMessage?.own === true && <span>{`${labels.own}: `}</span>}
            {lastMessage !== undefined && <span>{messagePreview(lastMessage.text)}</span>}
          </span>
          {unread && <span className={styles.count}>{labels.unread(unreadCount)}</span>}
        </span>
      </span>
    </Link>
  );
}
