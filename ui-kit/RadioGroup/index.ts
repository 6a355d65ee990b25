export type { AnswerOption } from '../internal/option';
export { RadioGroup, type RadioGroupProps } from './RadioGroup';
