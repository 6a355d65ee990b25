import type { ComponentProps } from 'react';
import { Icon } from '../Icon';
import type { OptionSet } from '../internal/option';
import { SelectOptions } from '../internal/SelectOptions';
import styles from './FilterBar.module.css';
import { FilterBarField, type FilterBarFieldProps } from './FilterBarField';

/** Props of {@link FilterBarSelect}; the rest goes to the `select`, `className` to the box. */
export interface FilterBarSelectProps
  extends FilterBarFieldProps,
    Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** The option without a restriction, with the value '': "Alla yrken". */
  placeholder: string;
  /** The options under their headings; a heading '' for options without one. */
  groups: readonly OptionSet[];
}

/** One choice of many, in a native select. */
export function FilterBarSelect(props: FilterBarSelectProps) {
  const { label, width, placeholder, groups, className, ...rest } = props;
  return (
    <FilterBarField label={label} width={width} className={className}>
      <select {...rest} className={styles.value}>
        <option value="">{placeholder}</option>
        <SelectOptions groups={groups} />
      </select>
      <Icon name="chevron-down" size="small" className={styles.chevron} />
    </FilterBarField>
  );
}
