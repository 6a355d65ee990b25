export { RangeChart, type RangeChartProps } from './RangeChart';
export type { RangeTableHeadings } from './RangeTable';
export type { RangeChartItem } from './rangeChartItem';
