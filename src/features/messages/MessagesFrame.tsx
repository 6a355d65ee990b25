import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/intl';
import styles from './messages.module.css';

export interface MessagesFrameProps {
  /** The candidate's chats. */
  list: ReactNode;
  /** The open one; null when none is. */
  thread: ReactNode | null;
}

/** The chats beside the open one; on a small screen one of both. */
export function MessagesFrame({ list, thread }: MessagesFrameProps) {
  const { t } = useWords();
  return (
    <div
      className={styles.page}
      // The shell gives such a page the height of the window
      data-fills-window={thread === null ? 'wide' : 'always'}
      data-open={thread === null ? undefined : ''}
    >
      <div className={styles.side}>{list}</div>
      <div className={styles.main}>
        {thread ?? (
          <EmptyState icon={<Icon name="message" size="large" />} title={t('messages.choose')}>
            <p>{t('messages.choose.text')}</p>
          </EmptyState>
        )}
      </div>
    </div>
  );
}
