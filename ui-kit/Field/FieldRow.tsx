import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import styles from './FieldRow.module.css';

/** Props of {@link FieldRow}; the rest goes to the root. */
export type FieldRowProps = ComponentPropsWithRef<'div'>;

/**
 * Two or three fields with one control each, side by side where there is space. Their controls are
 * on one line, whichever of them has a hint, a long label or an error.
 */
export function FieldRow({ className, children, ...rest }: FieldRowProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
