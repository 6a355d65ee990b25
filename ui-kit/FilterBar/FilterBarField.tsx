import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Text } from '../internal/Text';
import styles from './FilterBar.module.css';

/** The props of every field of the bar, besides its control's own. */
export interface FilterBarFieldProps {
  /** Above the value, always visible. */
  label: string;
  /** `wide` takes twice the share of the row. */
  width?: 'normal' | 'wide';
}

/** The box that all fields share, so that replacing one with another does not shift the layout. */
export function FilterBarField(
  props: FilterBarFieldProps & { children: ReactNode; className?: string | undefined },
) {
  const { label, width = 'normal', className, children } = props;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={cx(styles.field, width === 'wide' && styles.wide, className)}>
      <span className={styles.label}>{label}</span>
      <Text>{children}</Text>
    </label>
  );
}
