'use client';

import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import type { Option } from '../internal/option';
import { type RadioQuestionProps, RadioRows } from '../internal/RadioRows';
import styles from './SegmentedControl.module.css';

/** A choice of a {@link SegmentedControl}. */
export interface Segment<Id extends string = string> extends Option<Id> {
  /** A decorative icon before the label. */
  icon?: IconElement;
}

/** Props of {@link SegmentedControl}; the rest goes to the `fieldset`. */
export interface SegmentedControlProps<Value extends string = string>
  extends RadioQuestionProps<Segment<Value>, Value> {
  /** The segments, in order. */
  options: readonly Segment<Value>[];
  /** The label is only for screen readers; `false` shows it, as a question of a form needs. Default true. */
  labelHidden?: boolean;
  /** The segments share the width of what they stand in. Default false. */
  fullWidth?: boolean;
}

/** One of two to five views or settings, which takes effect at once. */
export function SegmentedControl<Value extends string = string>(
  props: SegmentedControlProps<Value>,
) {
  const { fullWidth = false, labelHidden = true, ...question } = props;
  return (
    <RadioRows<Segment<Value>, Value>
      {...question}
      labelHidden={labelHidden}
      rowsClassName={cx(styles.segments, fullWidth && styles.full)}
      rowClassName={styles.segment}
      renderLabel={({ label, icon }) => (
        <span className={styles.words}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <span>{label}</span>
        </span>
      )}
    />
  );
}
