export type { FindOptions, OptionSet } from '../internal/option';
export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from './MultiSelect';
