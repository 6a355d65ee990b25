import type { ComponentProps } from 'react';
import styles from './FilterBar.module.css';
import { FilterBarField, type FilterBarFieldProps } from './FilterBarField';

/** Props of {@link FilterBarText}; the rest goes to the `input`, `className` to the box. */
export interface FilterBarTextProps
  extends FilterBarFieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'width'> {}

/** Free text. */
export function FilterBarText({ label, width, className, ...rest }: FilterBarTextProps) {
  return (
    <FilterBarField label={label} width={width} className={className}>
      <input enterKeyHint="search" {...rest} type="search" className={styles.value} />
    </FilterBarField>
  );
}
