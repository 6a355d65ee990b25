export type { AnswerOption, AnswerSet } from '../internal/option';
export { SelectField, type SelectFieldProps } from './SelectField';
