export type { Option } from '../internal/option';
export { WorkFieldPicker, type WorkFieldPickerProps } from './WorkFieldPicker';
export type { WorkFieldGroup, WorkFieldPickerLabels } from './workFieldGroup';
