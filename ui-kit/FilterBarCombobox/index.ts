export type { Option } from '../internal/option';
export {
  FilterBarCombobox,
  type FilterBarComboboxLabels,
  type FilterBarComboboxProps,
} from './FilterBarCombobox';
