import styles from './RangeChart.module.css';
import { placeOn, type RangeAxis } from './rangeAxis';
import type { RangeChartItem } from './rangeChartItem';

interface SpanProps {
  from: number | null;
  to: number | null;
  axis: RangeAxis;
  y: string;
  height: string;
  className: string | undefined;
}

/** A part of a distribution as a bar; nothing where an end is not known. */
function Span({ from, to, axis, ...rect }: SpanProps) {
  if (from === null || to === null) return null;
  const start = placeOn(axis, from);
  return <rect x={`${start}%`} width={`${placeOn(axis, to) - start}%`} rx="3" {...rect} />;
}

/** One distribution: a thin bar from p10 to p90, a thick one from p25 to p75, a line at the median. */
export function RangeDrawing({ item, axis }: { item: RangeChartItem; axis: RangeAxis }) {
  const { p10, p25, median, p75, p90 } = item;
  const middle = median === null ? null : `${placeOn(axis, median)}%`;
  return (
    <svg className={styles.drawing} aria-hidden="true" focusable="false">
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          x1={`${placeOn(axis, tick)}%`}
          x2={`${placeOn(axis, tick)}%`}
          y1="0"
          y2="100%"
          className={styles.guide}
        />
      ))}
      <Span from={p10} to={p90} axis={axis} y="37.5%" height="25%" className={styles.outer} />
      <Span from={p25} to={p75} axis={axis} y="12.5%" height="75%" className={styles.inner} />
      {middle !== null && (
        <line x1={middle} x2={middle} y1="0" y2="100%" className={styles.median} />
      )}
    </svg>
  );
}
