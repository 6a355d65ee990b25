export { RateRange, type RateRangeLabels, type RateRangeProps } from './RateRange';
export type { Histogram, Rates } from './rateMath';
