export type { FindOptions, Option } from '../internal/option';
export { OptionGroup, type OptionGroupLabels, type OptionGroupProps } from './OptionGroup';
