'use client';

import type { FocusEvent } from 'react';
import { setNativeValue } from '../internal/setNativeValue';
import { TextField, type TextFieldProps } from '../TextField';

/** Props of {@link EmailField}; those of TextField except the ones that it sets itself. */
export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'capitalisation'>;

/**
 * An e-mail address: with the right keyboard, autofill, and no correction or capitalization.
 * Surrounding spaces are removed on blur; the form validates it.
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
      // `type="email"` hides spaces from scripts and shows the browser's messages beside ours.
      type="text"
      onBlur={handleBlur}
    />
  );
}
