'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx';
import { type SlotAttributes, slot } from '../internal/slot';
import { Text } from '../internal/Text';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import { type ControlProps, controlProps, fieldIds, isShown } from './fieldIds';

/** What a caller gives the parts of a field's frame: attributes and a class. */
export interface FieldSlotProps {
  /** Of the label: a `label`, or the `legend` of a group. */
  label?: SlotAttributes | undefined;
  /** Of the help below the label. */
  hint?: SlotAttributes | undefined;
}

/** The common props of every field. */
export interface FieldTextProps {
  /** What is asked for; the name of the control. */
  label: ReactNode;
  /** Permanent help below the label. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; undefined or '' when nothing is. */
  error?: ReactNode;
  /** Marks optional fields: "valfritt". Unmarked fields are required. */
  optional?: string;
  /** The label is only for screen readers; for a field whose position makes its meaning clear. */
  labelHidden?: boolean;
  /** Attributes and classes of the label and the hint. */
  slotProps?: FieldSlotProps | undefined;
}

/** Props of {@link Field}; the rest goes to the root. */
export interface FieldProps
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** Id of the control; generated when left out. */
  controlId?: string | undefined;
  /** Renders the control with the props that connect it to the texts. */
  children: (control: ControlProps) => ReactNode;
  /** Beside the error, at the end of the line: a count of characters. */
  after?: ReactNode;
}

/**
 * The frame of every field: label, hint, error, their ids and the live region that announces an
 * error.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, labelHidden = false, controlId, ...own } = props;
  const { children, after, className, slotProps, ...rest } = own;
  const madeId = useId();
  const id = controlId ?? madeId;
  const ids = fieldIds(id);
  const hasHint = isShown(hint);
  const hasError = isShown(error);

  return (
    <div {...rest} className={cx(styles.field, hasError && styles.invalid, className)}>
      <label
        {...slot(slotProps?.label, labelHidden ? 'vk-visually-hidden' : styles.label)}
        id={ids.label}
        htmlFor={id}
      >
        <Text>{label}</Text>
        {optional && <span className={styles.optional}>{` (${optional})`}</span>}
      </label>
      {hasHint && (
        <div {...slot(slotProps?.hint, styles.hint)} id={ids.hint}>
          {hint}
        </div>
      )}
      <Text>{children(controlProps(id, { hint: hasHint, error: hasError }))}</Text>
      <div className={styles.foot}>
        <FieldError id={ids.error}>{hasError ? error : null}</FieldError>
        <Text>{after}</Text>
      </div>
    </div>
  );
}
