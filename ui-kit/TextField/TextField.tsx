'use client';

import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react';
import { Field, type FieldTextProps } from '../Field';
import { isComposing } from '../internal/composing';
import { cx } from '../internal/cx';
import { InputBox } from '../internal/InputBox';
import { setNativeValue } from '../internal/setNativeValue';
import { type Capitalisation, capitalise } from './capitalise';

/** Props of {@link TextField}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface TextFieldProps
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** What is typed, as in HTML; it chooses the keyboard of a phone. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date';
  /** Called with the text, after each change. */
  onValueChange?: (value: string) => void;
  /** Capitalizes missing capitals on blur. Default `none`. */
  capitalisation?: Capitalisation;
}

/** A line of text. Enter submits its form, also when the form has no button. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, labelHidden, className, id, ...own } = props;
  const {
    slotProps,
    capitalisation = 'none',
    onValueChange,
    onChange,
    onBlur,
    onKeyDown,
    ...rest
  } = own;

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    setNativeValue(event.currentTarget, capitalise(event.currentTarget.value, capitalisation));
    onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const { form } = event.currentTarget;
    const composing = isComposing(event.nativeEvent);
    if (event.key !== 'Enter' || composing || event.defaultPrevented || form === null) return;
    // The browser alone would not submit a form of several fields without a button.
    event.preventDefault();
    form.requestSubmit();
  }

  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, slotProps }} controlId={id}>
      {(control) => (
        <InputBox
          type="text"
          autoCapitalize={capitalisation}
          {...rest}
          {...control}
          aria-describedby={cx(control['aria-describedby'], rest['aria-describedby']) || undefined}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          onBlur={handleBlur}
          onKeyDown={handleKeyDown}
        />
      )}
    </Field>
  );
}
