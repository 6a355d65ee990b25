import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import { type ControlProps, controlProps, fieldIds, isShown } from './fieldIds';

/** The common props of every field. */
export interface FieldTextProps {
  label: ReactNode;
  /** Permanent help below the label. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; undefined or '' when nothing is. */
  error?: ReactNode;
  /** Marks optional fields: "valfritt". Unmarked fields are required. */
  optional?: string;
  /** The label is only for screen readers; for a field whose position makes its meaning clear. */
  labelHidden?: boolean;
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
  const { children, after, className, ...rest } = own;
  const madeId = useId();
  const id = controlId ?? madeId;
  const ids = fieldIds(id);
  const hasHint = isShown(hint);
  const hasError = isShown(error);

  return (
    <div {...rest} className={cx(styles.field, hasError && styles.invalid, className)}>
      <label
        id={ids.label}
        htmlFor={id}
        className={labelHidden ? 'vk-visually-hidden' : styles.label}
      >
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hasHint && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {children(controlProps(id, { hint: hasHint, error: hasError }))}
      <div className={styles.foot}>
        <FieldError id={ids.error}>{hasError ? error : null}</FieldError>
        {after}
      </div>
    </div>
  );
}
