'use client';

import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { kitTexts } from '../KitProvider/readKit';
import styles from './StackedBar.module.css';
import { segmentsOf, totalOf } from './segments';
import type { StackedBarBar, StackedBarPart } from './stackedBarProps';

/** Props of {@link StackedBar}; the rest goes to the `figure`. */
export interface StackedBarProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is divided, and the main result. */
  caption: string;
  /** In display order, the most important one first. Those that are 0 everywhere are left out. */
  parts: readonly StackedBarPart[];
  /** The wholes that are divided, one to three. */
  bars: readonly StackedBarBar[];
  /** A value in words: "34 000 kr". */
  formatValue: (value: number) => string;
  /**
   * Heads the names of the parts in the table, and names the row of totals.
   * Default: the KitProvider's.
   */
  headings?: { part: string; total: string };
}

/** With large text the table is stacked, and no table to every browser: its roles keep it one. */
const role = (name: string) => name;

/** What wholes are divided into: bars of the same scale, and a table that is their key. */
export function StackedBar(props: StackedBarProps) {
  const {
    caption,
    parts,
    bars,
    formatValue,
    headings = kitTexts().stackedBar.headings,
    className,
    ...rest
  } = props;
  const shown = parts.filter(({ id }) => bars.some(({ values }) => (values[id] ?? 0) > 0));
  const greatest = Math.max(0, ...bars.map((bar) => totalOf(bar, shown)));
  return (
    <figure {...rest} className={cx(styles.chart, className)}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div aria-hidden="true" className={styles.bars}>
        {bars.map((bar) => (
          <div key={bar.label} className={styles.row}>
            <span className={styles.label}>{bar.label}</span>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              {segmentsOf(bar, shown, greatest).map(({ id, tone, start, width }) => (
                <rect
                  key={id}
                  className={cx(styles.segment, styles[tone])}
                  x={`${start * 100}%`}
                  width={`${width * 100}%`}
                  height="100%"
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <table role={role('table')} className={styles.table}>
        <caption className="vk-visually-hidden">{caption}</caption>
        <thead role={role('rowgroup')}>
          <tr role={role('row')}>
            <th role={role('columnheader')} scope="col">
              {headings.part}
            </th>
            {bars.map(({ label }) => (
              <th key={label} role={role('columnheader')} scope="col" className={styles.value}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {shown.map(({ id, label, tone }) => (
            <tr key={id} role={role('row')}>
              <th role={role('rowheader')} scope="row">
                <span className={styles.part}>
                  <svg className={styles.key} aria-hidden="true" focusable="false">
                    <rect className={styles[tone]} width="100%" height="100%" rx="3" />
                  </svg>
                  <span>{label}</span>
                </span>
              </th>
              {bars.map(({ label: bar, values }) => (
                <td key={bar} role={role('cell')} className={styles.value}>
                  <BarName>{bar}</BarName>
                  <span>{formatValue(values[id] ?? 0)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot role={role('rowgroup')}>
          <tr role={role('row')}>
            <th role={role('rowheader')} scope="row">
              {headings.total}
            </th>
            {bars.map((bar) => (
              <td key={bar.label} role={role('cell')} className={styles.value}>
                <BarName>{bar.label}</BarName>
                <span>{formatValue(totalOf(bar, shown))}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

/** Shown beside a value when the table is stacked; its column's header says the same. */
function BarName({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={styles.name}>
      {children}
    </span>
  );
}
