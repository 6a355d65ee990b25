import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MuiScope } from '../MuiScope';

/** Props of {@link InputBox}; all others, and `ref`, go to the `input`. */
interface InputBoxProps extends ComponentPropsWithRef<'input'> {
  /** Before the text, inside the box. */
  startAdornment?: ReactNode;
  /** After the text, inside the box. */
  endAdornment?: ReactNode;
}

/** MUI's box of a text field, whose `input` gets the caller's props, as a plain one does. */
export function InputBox({ startAdornment, endAdornment, className, ...control }: InputBoxProps) {
  const { ref, id, disabled = false, 'aria-invalid': invalid } = control;
  return (
    <MuiScope>
      <OutlinedInput
        fullWidth
        className={className ?? ''}
        id={id ?? ''}
        inputRef={ref}
        disabled={disabled}
        error={invalid === true || invalid === 'true'}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        slotProps={{ input: control }}
      />
    </MuiScope>
  );
}
