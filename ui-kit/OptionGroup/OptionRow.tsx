'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '../internal/Checkbox';
import { cx } from '../internal/cx';
import styles from './OptionGroup.module.css';

interface OptionRowProps {
  label: ReactNode;
  checked: boolean;
  indeterminate?: boolean;
  count?: number | undefined;
  /** The count as text; the number itself is then only visual. */
  countLabel?: string | undefined;
  disabled?: boolean | undefined;
  /** Bold: the box for the whole group. */
  heading?: boolean;
  onChange: () => void;
}

/** A check box, its label and its count; the whole row can be pressed. */
export function OptionRow(props: OptionRowProps) {
  const { label, checked, indeterminate, count, countLabel, disabled, heading, onChange } = props;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox.
    <label className={cx(styles.row, heading && styles.heading, count === 0 && styles.none)}>
      <Checkbox
        checked={checked}
        indeterminate={indeterminate}
        disabled={disabled}
        onChange={onChange}
      />
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <>
          <span className={styles.count} aria-hidden={countLabel === undefined ? undefined : true}>
            {count}
          </span>
          {countLabel !== undefined && (
            <span className="vk-visually-hidden">{`, ${countLabel}`}</span>
          )}
        </>
      )}
    </label>
  );
}
