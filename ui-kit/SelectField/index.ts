export type { AnswerOption, OptionSet } from '../internal/option';
export { SelectField, type SelectFieldProps } from './SelectField';
