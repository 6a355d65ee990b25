import { describeField } from '../internal/testing/describeField';
import { SelectField, type SelectFieldProps } from './SelectField';

describeField<SelectFieldProps, HTMLSelectElement>(SelectField, {
  groups: [{ label: '', options: [{ id: 'a', label: 'A' }] }],
});
