import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Text } from '../internal/Text';
import styles from './FilterBar.module.css';
import { FilterBarField, type FilterBarFieldProps } from './FilterBarField';

/** Props of {@link FilterBarText}; the rest goes to the `input`, `className` to the root. */
export interface FilterBarTextProps
  extends FilterBarFieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'width'> {
  /** Opens below the field: it is laid over what follows. */
  below?: ReactNode;
}

/** Free text. */
export function FilterBarText({ label, width, below, className, ...rest }: FilterBarTextProps) {
  return (
    <div className={cx(styles.with, width === 'wide' && styles.wide, className)}>
      <FilterBarField label={label}>
        <input enterKeyHint="search" {...rest} type="search" className={styles.value} />
      </FilterBarField>
      <Text>{below}</Text>
    </div>
  );
}
