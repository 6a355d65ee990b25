import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ControlRow } from '../internal/ControlRow';
import styles from './Switch.module.css';

/** Props of {@link Switch}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'role'> {
  label: ReactNode;
  /** What "on" means, below the label. */
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, in effect at once. In a form that is submitted, use a check box. */
export function Switch(props: SwitchProps) {
  const { label, hint, onCheckedChange, onChange, className, ...rest } = props;
  return (
    <ControlRow
      label={label}
      hint={hint}
      className={className}
      control={(aria) => (
        <input
          {...aria}
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a check box has its state itself.
          role="switch"
          className={styles.switch}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
      )}
    />
  );
}
