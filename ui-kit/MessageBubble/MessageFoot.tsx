'use client';

import { Button } from '../Button';
import { Icon, type IconName } from '../Icon';
import { cx } from '../internal/cx';
import { formatTime } from '../internal/instants';
import type { MessageDelivery } from './chatMessage';
import styles from './MessageBubble.module.css';
import type { MessageBubbleProps } from './messageBubbleProps';

const DELIVERY_ICONS = {
  pending: 'clock',
  sent: 'check',
  read: 'read',
  failed: 'error',
} as const satisfies Record<MessageDelivery, IconName>;

type MessageFootProps = Pick<MessageBubbleProps, 'message' | 'onRetry' | 'onDiscard'> &
  Required<Pick<MessageBubbleProps, 'locale' | 'timeZone' | 'labels'>>;

/** Below a message: when it was sent, its delivery state, and what to do when it failed. */
export function MessageFoot({ message, labels, onRetry, onDiscard, ...clock }: MessageFootProps) {
  const { id, kind, sentAt, delivery = 'sent', failure } = message;
  const failed = delivery === 'failed';
  return (
    <div className={styles.foot}>
      <span className={cx(styles.meta, failed && styles.failedMeta)}>
        {!failed && <time dateTime={sentAt}>{formatTime(sentAt, clock)}</time>}
        {kind === 'own' && (
          <span className={styles.delivery}>
            <Icon name={DELIVERY_ICONS[delivery]} size="inherit" />
            <span>{labels.deliveries[delivery]}</span>
          </span>
        )}
      </span>
      {failed && failure !== undefined && <span className={styles.failure}>{failure}</span>}
      {failed && (
        <span className={styles.actions}>
          {onRetry !== undefined && (
            <Button size="small" variant="quiet" onClick={() => onRetry(id)}>
              {labels.retry}
            </Button>
          )}
          {onDiscard !== undefined && (
            <Button size="small" variant="quiet" onClick={() => onDiscard(id)}>
              {labels.discard}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
