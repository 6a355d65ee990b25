import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { cx } from './cx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Some, not all, of its options are chosen. */
  indeterminate?: boolean;
}

/** The native check box in the kit's style, without its label. */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      // The third state has no attribute, only a property.
      ref={(input) => {
        if (input) input.indeterminate = indeterminate;
      }}
      type="checkbox"
      className={cx(styles.checkbox, className)}
    />
  );
}
