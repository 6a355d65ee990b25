'use client';

import MuiSwitch from '@mui/material/Switch';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ControlRow } from '../internal/ControlRow';
import { MuiScope } from '../MuiScope';

/** Props of {@link Switch}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'role'> {
  /** What is on or off; its name. */
  label: ReactNode;
  /** What "on" means, below the label. */
  hint?: ReactNode;
  /** Called with whether it is on, after each change. */
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, in effect at once. In a form that is submitted, use a check box. */
export function Switch(props: SwitchProps) {
  const { label, hint, onCheckedChange, onChange, className, ...own } = props;
  const { checked, defaultChecked, disabled = false, ...rest } = own;
  return (
    <ControlRow
      label={label}
      hint={hint}
      className={className}
      control={(aria) => (
        <MuiScope>
          <MuiSwitch
            {...(checked === undefined ? {} : { checked })}
            {...(defaultChecked === undefined ? {} : { defaultChecked })}
            disabled={disabled}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            slotProps={{ input: { ...aria, ...rest } }}
          />
        </MuiScope>
      )}
    />
  );
}
