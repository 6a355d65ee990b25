import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTextProps } from '../Field';
import type { OptionSet } from '../internal/option';
import { SelectBox } from '../internal/SelectBox';
import { SelectOptions } from '../internal/SelectOptions';

/** Props of {@link SelectField}; the rest, and `ref`, go to the `select`, `className` to the root. */
export interface SelectFieldProps
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** The options under their headings; a heading '' for options without one. */
  groups: readonly OptionSet[];
  /** Shown while nothing is chosen, with the value '': "Välj yrke". */
  placeholder?: string;
  onValueChange?: (value: string) => void;
}

/** One of many, in a native select, which every phone and screen reader supports. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, labelHidden, className, id, ...own } = props;
  const { groups, placeholder, onValueChange, onChange, ...rest } = own;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }} controlId={id}>
      {(control) => (
        <SelectBox
          {...rest}
          {...control}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <SelectOptions groups={groups} />
        </SelectBox>
      )}
    </Field>
  );
}
