'use client';

import { Avatar } from '../Avatar';
import { cx } from '../internal/cx';
import { formatTime } from '../internal/instants';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import { Attachments } from './Attachments';
import type { ChatMessage } from './chatMessage';
import styles from './MessageBubble.module.css';
import { MessageFoot } from './MessageFoot';
import { MessageText } from './MessageText';
import type { MessageBubbleLabels, MessageBubbleProps } from './messageBubbleProps';

function callerOf({ kind, authorName }: ChatMessage, labels: MessageBubbleLabels): string {
  return kind === 'other' ? authorName : labels[kind];
}

/** One message: author, content, time and delivery state. */
export function MessageBubble(props: MessageBubbleProps) {
  const {
    message,
    starts = true,
    ends = true,
    locale = kitValue('locale'),
    timeZone = kitValue('timeZone'),
    labels = kitTexts().messageBubble.labels,
    ...own
  } = props;
  const { onRetry, onDiscard, className, ...rest } = own;
  const { kind, authorName, authorImageUrl, text, sentAt, attachments = [], delivery } = message;
  const unsettled = delivery === 'pending' || delivery === 'failed';
  const clock = { locale, timeZone };

  return (
    <article
      aria-label={labels.message(callerOf(message, labels), formatTime(sentAt, clock))}
      {...rest}
      className={cx(
        styles.message,
        styles[kind],
        starts && styles.starts,
        ends && styles.ends,
        delivery !== undefined && styles[delivery],
        className,
      )}
    >
      {kind === 'other' && (
        <span className={styles.picturePlace}>
          {ends && <Avatar name={authorName} src={authorImageUrl} size="small" />}
        </span>
      )}
      <div className={styles.body}>
        {kind === 'other' && starts && (
          // The article's name contains it already.
          <span aria-hidden="true" className={styles.author} translate="no">
            {authorName}
          </span>
        )}
        <div className={styles.bubble}>
          {text !== '' && <MessageText>{text}</MessageText>}
          {attachments.length > 0 && (
            <Attachments attachments={attachments} locale={locale} label={labels.attachments} />
          )}
        </div>
        {kind !== 'system' && (ends || unsettled) && (
          <MessageFoot {...{ message, labels, onRetry, onDiscard, ...clock }} />
        )}
      </div>
    </article>
  );
}
