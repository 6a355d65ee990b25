export type { AnswerOption, Option } from '../internal/option';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';
