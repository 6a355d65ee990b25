export type { HistogramBin, HistogramRange } from './bars';
export { Histogram, type HistogramLabels, type HistogramProps } from './Histogram';
