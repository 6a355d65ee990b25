export type { FindOptions, Option, OptionSet } from '../internal/option';
export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from './MultiSelect';
