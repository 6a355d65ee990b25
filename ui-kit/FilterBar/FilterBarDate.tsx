import type { ComponentProps } from 'react';
import { cx } from '../internal/cx';
import styles from './FilterBar.module.css';
import { FilterBarField, type FilterBarFieldProps } from './FilterBarField';

/** Props of {@link FilterBarDate}; the rest goes to the `input`, `className` to the box. */
export interface FilterBarDateProps
  extends FilterBarFieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'width'> {}

/** A day, `YYYY-MM-DD`, with the native calendar. */
export function FilterBarDate({ label, width, className, ...rest }: FilterBarDateProps) {
  return (
    <FilterBarField label={label} width={width} className={className}>
      <input {...rest} type="date" className={cx(styles.value, styles.date)} />
    </FilterBarField>
  );
}
