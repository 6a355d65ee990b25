export {
  StackedBar,
  type StackedBarBar,
  type StackedBarPart,
  type StackedBarProps,
  type StackedBarTone,
} from './StackedBar';
