'use client';

import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTextProps } from '../Field';
import type { AnswerSet } from '../internal/option';
import { SelectBox } from '../internal/SelectBox';
import { SelectOptions } from '../internal/SelectOptions';

/** Props of {@link SelectField}; the rest, and `ref`, go to the `select`, `className` to the root. */
export interface SelectFieldProps<Value extends string = string>
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'value' | 'defaultValue'> {
  /** The options under their headings; a heading '' for options without one. */
  groups: readonly AnswerSet<Value>[];
  /** Shown while nothing is chosen, with the value '': "Välj yrke". */
  placeholder?: string;
  /** The id of the chosen option, when its owner holds it; '' for the placeholder. */
  value?: Value | '' | undefined;
  /** The id that is chosen at the start, when the field holds it. Default: the first option. */
  defaultValue?: Value | '' | undefined;
  /** Called with the id of the chosen option, after each change; '' for the placeholder. */
  onValueChange?: (value: Value | '') => void;
}

/** One of many, in a native select, which every phone and screen reader supports. */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, optional, labelHidden, className, id, ...own } = props;
  const { slotProps, groups, placeholder, onValueChange, onChange, ...rest } = own;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, slotProps }} controlId={id}>
      {(control) => (
        <SelectBox
          {...rest}
          {...control}
          onChange={(event) => {
            onChange?.(event);
            // Its values are the ids of the options, and '' of the placeholder.
            onValueChange?.(event.target.value as Value | '');
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <SelectOptions groups={groups} />
        </SelectBox>
      )}
    </Field>
  );
}
