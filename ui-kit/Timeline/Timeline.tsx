import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { WithOlderName } from '../internal/items';
import type { ColorFamily } from '../theme/colorRoles';
import styles from './Timeline.module.css';

/** One event. */
export interface TimelineEvent {
  id: string;
  /** "Du gick vidare till presentation" */
  title: ReactNode;
  /** When, for machines: ISO 8601. */
  dateTime: string;
  /** When, in words: "12 januari kl. 14.05". */
  timeText: string;
  /** More about it. */
  body?: ReactNode;
  tone?: ColorFamily;
}

/** Props of {@link Timeline}; the rest goes to the `ol`. */
export interface TimelineProps
  extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'aria-label'> {
  /** The name of the list: "Händelser". */
  label: string;
  /** In display order; usually the newest first. */
  items: readonly TimelineEvent[];
}

/** Events in order, each with its time. */
export function Timeline(props: WithOlderName<TimelineProps, 'events'>) {
  const { label, items, events = items ?? [], className, ...rest } = props;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off
    <ol role="list" aria-label={label} {...rest} className={cx(styles.timeline, className)}>
      {events.map(({ id, title, dateTime, timeText, body, tone = 'neutral' }) => (
        <li key={id} className={cx(styles.event, styles[tone])}>
          <p className={styles.title}>{title}</p>
          <time dateTime={dateTime} className={styles.time}>
            {timeText}
          </time>
          {body !== undefined && <div className={styles.body}>{body}</div>}
        </li>
      ))}
    </ol>
  );
}
