'use client';

import { memo } from 'react';
import { Button } from '../Button';
import { cx } from '../internal/cx';
import { formatDayHeading } from '../internal/instants';
import { MessageBubble } from '../MessageBubble';
import { UnreadDivider } from '../UnreadDivider';
import type { ChatThreadProps } from './chatThreadProps';
import styles from './ThreadRow.module.css';
import type { ThreadRow } from './threadRows';

/** The props that all rows of a thread share. */
export type RowContext = Required<
  Pick<ChatThreadProps, 'locale' | 'timeZone' | 'today' | 'labels'>
> &
  Pick<
    ChatThreadProps,
    | 'onRetry'
    | 'onDiscard'
    | 'onLoadEarlier'
    | 'loadingEarlier'
    | 'onLoadLater'
    | 'loadingLater'
    | 'startAtId'
    | 'headingLevel'
  >;

// A new message must not render two hundred old ones again.
const StillBubble = memo(MessageBubble);

/** One row of a thread. */
export function ThreadRowView({ row, ...context }: RowContext & { row: ThreadRow }) {
  const { locale, timeZone, today, labels, headingLevel = 3 } = context;
  const Heading = `h${headingLevel}` as const;
  switch (row.kind) {
    case 'earlier':
      return (
        <div className={styles.earlier}>
          <Button
            size="small"
            variant="quiet"
            loading={context.loadingEarlier}
            loadingLabel={labels.loadingEarlier}
            onClick={context.onLoadEarlier}
          >
            {labels.earlier}
          </Button>
        </div>
      );
    case 'later':
      return (
        <div className={styles.later}>
          <Button
            size="small"
            variant="quiet"
            loading={context.loadingLater}
            loadingLabel={labels.loadingLater}
            onClick={context.onLoadLater}
          >
            {labels.later}
          </Button>
        </div>
      );
    case 'day':
      return (
        <div className={styles.day}>
          <Heading className={styles.dayName}>
            <time dateTime={row.day}>{formatDayHeading(row.day, { locale, today })}</time>
          </Heading>
        </div>
      );
    case 'unread':
      return (
        <div className={styles.unread}>
          <UnreadDivider label={labels.unread} />
        </div>
      );
    case 'message': {
      const found = row.message.id === context.startAtId;
      return (
        <StillBubble
          className={cx(styles.message, row.starts && styles.starts, found && styles.found)}
          // The mark of the message that was looked for, also for who does not see it
          aria-current={found || undefined}
          message={row.message}
          starts={row.starts}
          ends={row.ends}
          locale={locale}
          timeZone={timeZone}
          labels={labels}
          onRetry={context.onRetry}
          onDiscard={context.onDiscard}
        />
      );
    }
  }
}
