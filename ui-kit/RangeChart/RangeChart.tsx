import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { kitTexts } from '../KitProvider/readKit';
import styles from './RangeChart.module.css';
import { RangeDrawing } from './RangeDrawing';
import { RangeTable, type RangeTableHeadings } from './RangeTable';
import { placeOn, rangeAxis } from './rangeAxis';
import type { RangeChartItem } from './rangeChartItem';

/** Props of {@link RangeChart}; the rest goes to the `figure`. */
export interface RangeChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is compared, and the main result. */
  caption: string;
  /** In display order. */
  items: readonly RangeChartItem[];
  /** A value in words: "41 900 kr". */
  formatValue: (value: number) => string;
  /** What the parts of a drawing mean, in one sentence. Default: the KitProvider's. */
  legend?: string;
  /** The heads of the table. Default: the KitProvider's. */
  headings?: RangeTableHeadings;
  /** In the table where a percentile is not known: "okänt". Default: the KitProvider's. */
  unknown?: string;
}

const knownOf = ({ p10, p25, median, p75, p90 }: RangeChartItem): number[] =>
  [p10, p25, median, p75, p90].filter((value) => value !== null);

/** Distributions compared on one axis: median, middle half, and from the tenth to the 90th percentile. */
export function RangeChart(props: RangeChartProps) {
  const {
    caption,
    items,
    formatValue,
    legend = kitTexts().rangeChart.legend,
    headings = kitTexts().rangeChart.headings,
    unknown = kitTexts().rangeChart.unknown,
    className,
    ...rest
  } = props;
  const axis = rangeAxis(items.flatMap(knownOf));
  return (
    <figure {...rest} className={cx(styles.chart, className)}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div aria-hidden="true" className={styles.rows}>
        {items.map((item) => (
          <div key={item.label} className={cx(styles.row, item.highlighted && styles.highlighted)}>
            <span className={styles.label}>{item.label}</span>
            <span className={styles.value}>
              {item.median === null ? unknown : formatValue(item.median)}
            </span>
            <span className={styles.plot}>
              <RangeDrawing item={item} axis={axis} />
            </span>
            {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
          </div>
        ))}
        <div className={styles.axis}>
          <span className={styles.ticks}>
            {axis.ticks.map((tick) => (
              <span
                key={tick}
                className={styles.tick}
                style={{ insetInlineStart: `${placeOn(axis, tick)}%` }}
              >
                {formatValue(tick)}
              </span>
            ))}
          </span>
        </div>
        <p className={styles.legend}>{legend}</p>
      </div>
      <RangeTable
        caption={caption}
        headings={headings}
        items={items}
        formatValue={formatValue}
        unknown={unknown}
      />
    </figure>
  );
}
