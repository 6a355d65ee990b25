import type { ComponentPropsWithRef } from 'react';
import { AccordionItem } from '../Accordion';
import { cx } from '../internal/cx';
import { kitTexts } from '../KitProvider/readKit';
import styles from './ShiftList.module.css';

/** Shifts of a week that have the same times. */
export interface ShiftListRow {
  /** "mån–ons". Unique in its week together with `times`. */
  days: string;
  /** "07:00–15:30" */
  times: string;
  /** A word for what the times do not say: "slutar nästa dag". */
  note?: string;
}

/** A week with its shifts. */
export interface ShiftListWeek {
  id: string;
  /** "Vecka 14" */
  title: string;
  /** Its days: "30 mars – 5 apr. 2026". */
  note?: string;
  rows: readonly ShiftListRow[];
}

/** Props of {@link ShiftList}; the rest goes to the root. */
export interface ShiftListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The weeks with their shifts, in order. */
  weeks: readonly ShiftListWeek[];
  /** How many weeks are always shown. Default 2. */
  shown?: number;
  /** What opens the others: "Visa 6 veckor till". Default: the KitProvider's. */
  moreLabel?: (count: number) => string;
}

function Weeks({ weeks }: { weeks: readonly ShiftListWeek[] }) {
  return (
    <ol className={styles.weeks}>
      {weeks.map(({ id, title, note, rows }) => (
        <li key={id} className={styles.week}>
          <p className={styles.head}>
            <span className={styles.title}>{title}</span>{' '}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </p>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={`${row.days} ${row.times}`} className={styles.row}>
                <span className={styles.days}>{row.days}</span>{' '}
                <span>
                  <span>{`${row.times} `}</span>
                  {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The shifts of an assignment by week; the weeks after the first ones can be opened. */
export function ShiftList(props: ShiftListProps) {
  const {
    weeks,
    shown = 2,
    moreLabel = kitTexts().shiftList.moreLabel,
    className,
    ...rest
  } = props;
  const more = weeks.slice(shown);
  return (
    <div {...rest} className={cx(styles.shiftList, className)}>
      <Weeks weeks={weeks.slice(0, shown)} />
      {more.length > 0 && (
        <AccordionItem summary={moreLabel(more.length)}>
          <Weeks weeks={more} />
        </AccordionItem>
      )}
    </div>
  );
}
