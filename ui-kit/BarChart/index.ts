export { BarChart, type BarChartItem, type BarChartProps } from './BarChart';
