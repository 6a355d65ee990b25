import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx';
import styles from './Switch.module.css';

/** Props of {@link Switch}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'role'> {
  label: ReactNode;
  /** What on means, under the label. */
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, in force at once. In a form that is sent, use a check box. */
export function Switch(props: SwitchProps) {
  const { label, hint, onCheckedChange, onChange, className, ...rest } = props;
  const hintId = useId();
  return (
    <label className={cx(styles.root, className)}>
      <input
        aria-describedby={hint ? hintId : undefined}
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
        <span>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
