import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { cx } from './cx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Some, not all, of its options are chosen. */
  indeterminate?: boolean;
}

/** The native check box in the kit's style, without its label. */
export function Checkbox({ indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      // The third state has no attribute, only a property. Boxes that have it are given no ref.
      ref={
        ref ??
        ((input) => {
          if (input) input.indeterminate = indeterminate;
        })
      }
      type="checkbox"
      className={cx(styles.checkbox, className)}
    />
  );
}
