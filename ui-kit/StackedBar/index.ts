export { StackedBar, type StackedBarProps } from './StackedBar';
export type { StackedBarBar, StackedBarPart, StackedBarTone } from './stackedBarProps';
