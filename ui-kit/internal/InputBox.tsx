'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef, InputHTMLAttributes, ReactNode } from 'react';
import { MuiScope } from '../MuiScope';
import styles from './textArea.module.css';

type TextAreaProps = ComponentPropsWithRef<'textarea'>;

/** Props of {@link InputBox}; all others, and `ref`, go to the `input`. */
interface InputBoxProps extends ComponentPropsWithRef<'input'> {
  /** Before the text, inside the box. */
  startAdornment?: ReactNode;
  /** After the text, inside the box. */
  endAdornment?: ReactNode;
}

/** The props of a control that MUI's box needs too. */
function boxProps(control: Pick<InputBoxProps, 'id' | 'disabled' | 'readOnly' | 'aria-invalid'>) {
  const { id, disabled = false, readOnly = false, 'aria-invalid': invalid } = control;
  return {
    fullWidth: true,
    id: id ?? '',
    disabled,
    readOnly,
    error: invalid === true || invalid === 'true',
  };
}

/** MUI's box of a text field, whose `input` gets the caller's props, as a plain one does. */
export function InputBox({ startAdornment, endAdornment, className, ...control }: InputBoxProps) {
  return (
    <MuiScope>
      <OutlinedInput
        {...boxProps(control)}
        className={className ?? ''}
        inputRef={control.ref}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        slotProps={{ input: control }}
      />
    </MuiScope>
  );
}

/**
 * The same box for several lines. A plain `textarea`, which CSS lets grow with its text, instead of
 * MUI's, which measures a second one after every key.
 */
export function TextAreaBox({ className, ...control }: TextAreaProps) {
  const { ref, ...attributes } = control;
  // MUI's type has the attributes of an `input`, also for other controls.
  const input = { ...attributes, type: undefined, className: styles.textArea } as unknown;
  return (
    <MuiScope>
      <OutlinedInput
        {...boxProps(control)}
        className={className ?? ''}
        inputRef={ref}
        multiline
        inputComponent="textarea"
        slotProps={{ input: input as InputHTMLAttributes<HTMLInputElement> }}
      />
    </MuiScope>
  );
}
