import type { FocusEvent } from 'react';
import { setNativeValue } from '../internal/setNativeValue';
import { TextField, type TextFieldProps } from '../TextField';

/** Props of {@link EmailField}; those of TextField without what it decides itself. */
export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'capitalisation'>;

/**
 * An e-mail address: the right keyboard, filled in by the browser, never corrected or capitalised.
 * Spaces around it are taken away when the field is left; whether it is one, the form decides.
 */
export function EmailField({ onBlur, ...rest }: EmailFieldProps) {
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    setNativeValue(event.currentTarget, event.currentTarget.value.trim());
    onBlur?.(event);
  }
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      // `type="email"` hides spaces from scripts and puts its own words beside ours.
      type="text"
      onBlur={handleBlur}
    />
  );
}
