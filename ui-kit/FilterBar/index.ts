export type { OptionSet } from '../internal/option';
export { FilterBar, type FilterBarProps } from './FilterBar';
export { FilterBarButton, type FilterBarButtonProps } from './FilterBarButton';
export { FilterBarDate, type FilterBarDateProps } from './FilterBarDate';
export { FilterBarSelect, type FilterBarSelectProps } from './FilterBarSelect';
export { FilterBarText, type FilterBarTextProps } from './FilterBarText';
