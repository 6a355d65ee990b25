import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { ChatList, type ChatListItem } from '@vikari/ui-kit/ChatList';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Icon } from '@vikari/ui-kit/Icon';
import { TextField } from '@vikari/ui-kit/TextField';
import type { ReactNode } from 'react';
import type { FoundChat } from '#domain/api/chats';
import type { Chat } from '#domain/chat/chat';
import { TIME_ZONE } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { FIRST_FOCUS } from '../../lib/focus/firstFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { type ChatHref, chatItem, foundItem } from './chatItems';
import styles from './messages.module.css';

/** What a search found. */
interface ChatSearch {
  /** undefined until the first answer. */
  results: readonly FoundChat[] | undefined;
  failed: boolean;
  retry: () => void;
}

export interface ChatsViewProps {
  /** undefined while they are being read. */
  chats: readonly Chat[] | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  more: 'none' | 'idle' | 'loading' | 'failed';
  onLoadMore: () => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** Of the query; null while there is none. */
  search: ChatSearch | null;
  /** The chat that is open; null for none. */
  openId: string | null;
  /** The chat that was open before: the focus returns to it. */
  leftId: string | null;
  chatHref: ChatHref;
  jobsHref: string;
  linkComponent: LinkComponent;
  /** Above the chats: the question about notifications. */
  notice?: ReactNode;
  /** Today in Stockholm, `YYYY-MM-DD`. */
  today: string;
}

/** The candidate's chats, and the search in them. */
export function ChatsView(props: ChatsViewProps) {
  const { chats, more, onLoadMore, query, onQueryChange, search, openId, chatHref, ...rest } =
    props;
  const words = useWords();
  const { t } = words;
  const Heading = openId === null ? 'h1' : 'h2';
  const items = search
    ? (search.results ?? []).map((found) => foundItem(words, found, { href: chatHref, query }))
    : (chats ?? []).map((chat) => chatItem(words, chat, chatHref));
  const failed = search ? search.failed && !search.results : !chats && rest.onRetry !== null;
  return (
    <div className={styles.chats}>
      <div className={styles.listHead}>
        <Heading className={styles.title}>{t('messages.title')}</Heading>
        <TextField
          type="search"
          label={t('messages.search')}
          labelHidden
          placeholder={t('messages.search.placeholder')}
          enterKeyHint="search"
          value={query}
          onValueChange={onQueryChange}
        />
        <p role="status" className="vk-visually-hidden">
          {search?.results && t('messages.search.found', { count: search.results.length })}
        </p>
      </div>
      <div className={styles.listBody}>
        <div className={styles.notice}>{rest.notice}</div>
        {failed ? (
          <Failed {...props} />
        ) : (
          <ChatList
            label={t('messages.list')}
            locale={words.intl.locale}
            timeZone={TIME_ZONE}
            today={rest.today}
            items={items.map((item) => marked(item, openId, rest.leftId))}
            loading={search ? !search.results : !chats}
            empty={<Empty {...props} />}
            linkComponent={rest.linkComponent}
            labels={{
              own: t('messages.you'),
              unread: (count) => t('messages.list.unread', { count }),
              loading: t(search ? 'messages.search.busy' : 'messages.list.loading'),
            }}
          />
        )}
        {!search && chats && more !== 'none' && (
          <div className={styles.more}>
            <ActionProblem>
              {more === 'failed' && (
                <Callout tone="danger">{t('messages.list.more_failed')}</Callout>
              )}
            </ActionProblem>
            <Button
              variant="secondary"
              loading={more === 'loading'}
              loadingLabel={t('messages.list.loading_more')}
              onClick={onLoadMore}
            >
              {t(more === 'failed' ? 'messages.retry' : 'messages.list.more')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The level of a heading under the list's own. */
const levelBelow = (openId: string | null) => (openId === null ? 2 : 3);

function marked(item: ChatListItem, openId: string | null, leftId: string | null): ChatListItem {
  if (item.id === openId) return { ...item, current: true };
  return openId === null && item.id === leftId ? { ...item, attributes: FIRST_FOCUS } : item;
}

function Failed({ search, onRetry, openId }: ChatsViewProps): ReactNode {
  const { t } = useWords();
  const retry = search ? search.retry : onRetry;
  return (
    <ErrorState
      headingLevel={levelBelow(openId)}
      title={t(search ? 'messages.search.failed' : 'messages.list.failed')}
      {...(retry && { retry: { label: t('messages.retry'), onRetry: retry } })}
    >
      <p>{t('messages.failed.text')}</p>
    </ErrorState>
  );
}

function Empty({ search, openId, jobsHref, linkComponent }: ChatsViewProps): ReactNode {
  const { t } = useWords();
  const headingLevel = levelBelow(openId);
  if (search) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        icon={<Icon name="search" />}
        title={t('messages.search.none')}
      >
        <p>{t('messages.search.none.text')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={headingLevel}
      icon={<Icon name="message" />}
      title={t('messages.list.empty')}
      actions={
        <Button href={jobsHref} linkComponent={linkComponent}>
          {t('messages.list.empty.jobs')}
        </Button>
      }
    >
      <p>{t('messages.list.empty.text')}</p>
    </EmptyState>
  );
}
