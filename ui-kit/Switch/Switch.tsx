import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { useIds } from '../internal/useIds';
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
  const ids = useIds('label', 'hint');
  return (
    <label className={cx(styles.root, className)}>
      <input
        // The whole is the label, for touch; the hint is announced after the state, not as part of
        // the name.
        aria-labelledby={hint ? ids.label : undefined}
        aria-describedby={hint ? ids.hint : undefined}
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
      <span className={styles.words}>
        <span id={ids.label}>{label}</span>
        {hint && (
          <span id={ids.hint} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
