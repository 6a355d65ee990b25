import styles from './RateRange.module.css';
import { type Histogram, type RateScale, type Rates, toBars } from './rateMath';

interface RateHistogramProps {
  histogram: Histogram;
  rates: Rates;
  scale: RateScale;
}

/** Space between two bars, in the drawing's units of a thousandth of the width. */
const GAP = 4;

/** Bars above the slider. Only visual: the count on the page's button says the same as text. */
export function RateHistogram({ histogram, rates, scale }: RateHistogramProps) {
  return (
    <svg
      className={styles.histogram}
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {toBars(histogram, rates, scale).map(({ start, width, height, inside }) => (
        <rect
          key={start}
          className={inside ? styles.inside : styles.outside}
          x={start * 1000 + GAP / 2}
          y={100 - height * 100}
          width={Math.max(width * 1000 - GAP, 1)}
          height={height * 100}
        />
      ))}
    </svg>
  );
}
