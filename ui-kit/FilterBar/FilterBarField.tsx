import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './FilterBar.module.css';

/** What every field of the bar takes besides its control's own props. */
export interface FilterBarFieldProps {
  /** Stands above the value, always seen. */
  label: string;
  /** `wide` takes twice its share of the row. */
  width?: 'normal' | 'wide';
}

/** The box that all fields share, so that one can take another's place without a shift. */
export function FilterBarField(
  props: FilterBarFieldProps & { children: ReactNode; className?: string | undefined },
) {
  const { label, width = 'normal', className, children } = props;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={cx(styles.field, width === 'wide' && styles.wide, className)}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  );
}
