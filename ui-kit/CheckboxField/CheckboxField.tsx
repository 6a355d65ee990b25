import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Checkbox } from '../internal/Checkbox';
import { cx } from '../internal/cx';
import { useIds } from '../internal/useIds';
import styles from './CheckboxField.module.css';

/** Props of {@link CheckboxField}; the rest goes to the `input`, `className` to the root. */
export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'ref'> {
  label: ReactNode;
  /** What checking it means, under the label. */
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** One yes-or-no choice in a form that is submitted. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, onCheckedChange, onChange, className, ...rest } = props;
  const ids = useIds('label', 'hint');
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox.
    <label className={cx(styles.root, className)}>
      <Checkbox
        // The whole is the label, for touch; the hint is announced after the state, not as part of
        // the name.
        aria-labelledby={hint ? ids.label : undefined}
        aria-describedby={hint ? ids.hint : undefined}
        {...rest}
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
