export type { OptionSet } from '../internal/option';
export { SelectField, type SelectFieldProps } from './SelectField';
