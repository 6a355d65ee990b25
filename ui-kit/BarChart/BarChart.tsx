import type { ComponentPropsWithRef } from 'react';
import { ChartTable } from '../internal/ChartTable/ChartTable';
import { cx } from '../internal/cx';
import styles from './BarChart.module.css';

/** One bar. */
export interface BarChartItem {
  /** Its label; unique in its chart. */
  label: string;
  /** 0 or more. */
  value: number;
  /** The bar that the chart is about. */
  highlighted?: boolean;
}

/** Props of {@link BarChart}; the rest goes to the `figure`. */
export interface BarChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is compared, and the main result. */
  caption: string;
  /** In display order; usually the largest first. */
  items: readonly BarChartItem[];
  /** A value in words: "89 000 kr". */
  formatValue: (value: number) => string;
  /** The end of the axis; the greatest value when left out. */
  max?: number;
  /** The heads of the table: "Yrke" and "Medianlön". */
  headings: readonly [label: string, value: string];
}

/** Values compared as horizontal bars that start at zero. */
export function BarChart(props: BarChartProps) {
  const { caption, items, formatValue, max, headings, className, ...rest } = props;
  const greatest = max ?? Math.max(0, ...items.map(({ value }) => value));
  return (
    <figure {...rest} className={cx(styles.chart, className)}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div aria-hidden="true" className={styles.rows}>
        {items.map(({ label, value, highlighted = false }) => (
          <div key={label} className={cx(styles.row, highlighted && styles.highlighted)}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{formatValue(value)}</span>
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect
                width={`${greatest === 0 ? 0 : Math.min(100, (100 * value) / greatest)}%`}
                height="100%"
                rx="4"
              />
            </svg>
          </div>
        ))}
      </div>
      <ChartTable
        caption={caption}
        headings={headings}
        rows={items.map(({ label, value }) => [label, formatValue(value)])}
      />
    </figure>
  );
}
