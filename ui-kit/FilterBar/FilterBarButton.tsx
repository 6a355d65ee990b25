'use client';

import type { ComponentProps } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import styles from './FilterBar.module.css';
import type { FilterBarFieldProps } from './FilterBarField';

/** Props of {@link FilterBarButton}; the rest goes to the button. */
export interface FilterBarButtonProps
  extends FilterBarFieldProps,
    Omit<ComponentProps<'button'>, 'children' | 'value'> {
  /** The choice as text; without one the placeholder is shown. */
  value?: string | undefined;
  /** The text while nothing is chosen: "När som helst". */
  placeholder: string;
  /** Called on press: open the picker. */
  onOpen: () => void;
}

/** A field with its own picker; the same box as the native controls. */
export function FilterBarButton(props: FilterBarButtonProps) {
  const { label, width = 'normal', value, placeholder, onOpen, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      onClick={onOpen}
      className={cx(styles.field, styles.opens, width === 'wide' && styles.wide, className)}
    >
      <span className={styles.label}>{label}</span>
      <span className={cx(styles.value, !value && styles.placeholder)}>{value || placeholder}</span>
      <Icon name="chevron-down" size="small" className={styles.chevron} />
    </button>
  );
}
