export type { OptionSet } from '../internal/option';
export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from './MultiSelect';
