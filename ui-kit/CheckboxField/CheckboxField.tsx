'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Checkbox } from '../internal/Checkbox';
import { ControlRow } from '../internal/ControlRow';
import styles from './CheckboxField.module.css';

/** Props of {@link CheckboxField}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is true when it is checked; beside the box. */
  label: ReactNode;
  /** What checking it means, under the label. */
  hint?: ReactNode;
  /** Called with whether it is checked, after each change. */
  onCheckedChange?: (checked: boolean) => void;
}

/** One yes-or-no choice in a form that is submitted. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, onCheckedChange, onChange, className, ...rest } = props;
  return (
    <ControlRow
      label={label}
      hint={hint}
      className={className}
      control={(aria) => (
        <Checkbox
          {...aria}
          {...rest}
          className={styles.box}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
      )}
    />
  );
}
