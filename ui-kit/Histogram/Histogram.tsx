import type { ComponentPropsWithRef } from 'react';
import { ChartTable } from '../internal/ChartTable/ChartTable';
import { cx } from '../internal/cx';
import { barsOf, type HistogramBin, type HistogramRange, peakOf } from './bars';
import styles from './Histogram.module.css';

/** The texts of a histogram. */
export interface HistogramLabels {
  /** "650–700 kr/h" */
  range: (from: number, to: number) => string;
  /** A value on the axis: "650 kr". */
  tick: (value: number) => string;
  /** "14 uppdrag" */
  count: (count: number) => string;
  /** The heads of the table: "Timlön" and "Antal uppdrag". */
  headings: readonly [range: string, count: string];
}

/** Props of {@link Histogram}; the rest goes to the `figure`. */
export interface HistogramProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is counted, and the main result. */
  caption: string;
  /** In order, each beginning where the previous one ends. */
  bins: readonly HistogramBin[];
  /** The highlighted part: the user's selection. All of it when left out. */
  selected?: HistogramRange;
  /** Its texts. */
  labels: HistogramLabels;
}

/** How many there are of each size. */
export function Histogram({ caption, bins, selected, labels, className, ...rest }: HistogramProps) {
  const first = bins[0];
  const last = bins.at(-1);
  const peak = peakOf(bins);
  return (
    <figure {...rest} className={cx(styles.histogram, className)}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div aria-hidden="true">
        {peak !== undefined && <p className={styles.peak}>{labels.count(peak.count)}</p>}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.plot}
          aria-hidden="true"
          focusable="false"
        >
          {barsOf(bins, selected).map(({ from, x, width, height, inside }) => (
            <rect
              key={from}
              x={x}
              y={100 - height}
              width={width}
              height={height}
              className={inside ? styles.inside : styles.outside}
            />
          ))}
        </svg>
        {first !== undefined && last !== undefined && (
          <p className={styles.axis}>
            <span>{labels.tick(first.from)}</span>
            <span>{labels.tick(last.to)}</span>
          </p>
        )}
      </div>
      <ChartTable
        caption={caption}
        headings={labels.headings}
        rows={bins.map(({ from, to, count }) => [labels.range(from, to), labels.count(count)])}
      />
    </figure>
  );
}
