import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import styles from './DayStrip.module.css';

/** How a day was; `unknown` is no fault, and no sign that all was well. */
export type DayStripState = 'good' | 'partly' | 'bad' | 'unknown';

/** Props of {@link DayStrip}; the rest goes to the root. */
export interface DayStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the days are of: "Email from us". */
  label: string;
  /** All days in words: "99.02 %". It is what a screen reader says instead of the strip. */
  summary: string;
  /** Each day, the oldest first. */
  days: readonly DayStripState[];
  /** The first and the last day in words, below the strip: "90 days ago", "Today". */
  ends?: { first: string; last: string };
}

/** How tall a day's bar is, of 1: what differs is seen without its colour. */
const HEIGHT = { good: 0.5, partly: 0.75, bad: 1, unknown: 0.125 } as const satisfies Record<
  DayStripState,
  number
>;

/** A row of days, a bar each, in the room of two lines of text. */
export function DayStrip({ label, summary, days, ends, className, ...rest }: DayStripProps) {
  const width = 100 / Math.max(days.length, 1);
  return (
    <div {...rest} className={cx(styles.dayStrip, className)}>
      <p className={styles.head}>
        <span>{label}</span> <span>{summary}</span>
      </p>
      <svg className={styles.strip} aria-hidden="true" focusable="false">
        {days.map((state, index) => (
          <rect
            // A day has no other name than its place
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of a strip never change places
            key={index}
            className={styles[state]}
            x={`${index * width}%`}
            y={`${(1 - HEIGHT[state]) * 100}%`}
            width={`${width * 0.75}%`}
            height={`${HEIGHT[state] * 100}%`}
          />
        ))}
      </svg>
      {ends && (
        <p className={styles.ends}>
          <span>{ends.first}</span> <span>{ends.last}</span>
        </p>
      )}
    </div>
  );
}
