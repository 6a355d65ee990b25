import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import styles from './CountdownText.module.css';
import { type Countdown, countdownTo } from './countdown';

/** The texts of {@link CountdownText}. */
export interface CountdownLabels {
  /** `days` is at least 1: "Stänger om 3 dagar". */
  upcoming: (days: number) => string;
  /** "Stänger i dag" */
  today: string;
  /** "Stängd" */
  past: string;
}

/** Props of {@link CountdownText}; the rest goes to the `time`. */
export interface CountdownTextProps
  extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** The last day, `YYYY-MM-DD`. */
  day: string;
  /**
   * Today where the product is used, `YYYY-MM-DD`; a prop, so that server and browser agree.
   * Default: the KitProvider's.
   */
  today?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: CountdownLabels;
  /** From this many days on it is highlighted. Default 3. */
  soonDays?: number;
}

function words(countdown: Countdown, labels: CountdownLabels): string {
  return countdown.kind === 'upcoming' ? labels.upcoming(countdown.days) : labels[countdown.kind];
}

/** How long something is still open, as text. */
export function CountdownText(props: CountdownTextProps) {
  const {
    day,
    today = kitValue('today'),
    labels = kitTexts().countdownText.labels,
    soonDays = 3,
    className,
    ...rest
  } = props;
  const countdown = countdownTo(day, today);
  const soon =
    countdown.kind === 'today' || (countdown.kind === 'upcoming' && countdown.days <= soonDays);
  return (
    <time
      {...rest}
      dateTime={day}
      className={cx(soon && styles.soon, countdown.kind === 'past' && styles.past, className)}
    >
      {words(countdown, labels)}
    </time>
  );
}
