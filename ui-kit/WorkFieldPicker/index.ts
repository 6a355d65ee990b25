export type { Option } from '../internal/option';
export {
  type WorkFieldGroup,
  WorkFieldPicker,
  type WorkFieldPickerLabels,
  type WorkFieldPickerProps,
} from './WorkFieldPicker';
