'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef, InputHTMLAttributes } from 'react';
import { MuiScope } from '../MuiScope';

/** MUI's box of a native select, whose `select` gets the caller's props, as a plain one does. */
export function SelectBox({ children, className, ...control }: ComponentPropsWithRef<'select'>) {
  const { ref, ...attributes } = control;
  const { id, disabled = false, 'aria-invalid': invalid } = attributes;
  // MUI's type has the attributes of an `input`, also for other controls.
  const input = attributes as unknown;
  return (
    <MuiScope>
      <NativeSelect
        className={className ?? ''}
        input={
          <OutlinedInput
            fullWidth
            id={id ?? ''}
            inputRef={ref}
            disabled={disabled}
            error={invalid === true || invalid === 'true'}
            slotProps={{ input: input as InputHTMLAttributes<HTMLInputElement> }}
          />
        }
      >
        {children}
      </NativeSelect>
    </MuiScope>
  );
}
