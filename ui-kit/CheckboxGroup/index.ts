export type { Option } from '../internal/option';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';
