/** A range of values. */
export interface HistogramRange {
  from: number;
  to: number;
}

/** How many fall into a range. */
export interface HistogramBin extends HistogramRange {
  count: number;
}

/** A bar of the drawing, in hundredths of its width and height. */
export interface HistogramBar {
  /** The start of the bin, which is its name. */
  from: number;
  x: number;
  width: number;
  height: number;
  /** Whether it touches the selected range. */
  inside: boolean;
}

/** Space between two bars, as a share of a bar. */
const GAP = 0.18;

/** The bin with the most; the first of equals. Undefined when all are empty. */
export function peakOf(bins: readonly HistogramBin[]): HistogramBin | undefined {
  const most = Math.max(0, ...bins.map(({ count }) => count));
  return most === 0 ? undefined : bins.find(({ count }) => count === most);
}

/**
 * The bars of the drawing, the fullest as high as the whole. A bin that is not empty is visible.
 */
export function barsOf(bins: readonly HistogramBin[], selected?: HistogramRange): HistogramBar[] {
  const most = peakOf(bins)?.count ?? 1;
  const slot = 100 / Math.max(bins.length, 1);
  return bins.map(({ from, to, count }, index) => ({
    from,
    x: (index + GAP / 2) * slot,
    width: slot * (1 - GAP),
    height: count === 0 ? 0 : Math.max((count / most) * 100, 2),
    inside: selected === undefined || (to > selected.from && from < selected.to),
  }));
}
