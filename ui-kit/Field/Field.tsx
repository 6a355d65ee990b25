import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import { type ControlProps, controlProps, fieldIds, isSaid } from './fieldIds';

/** What every field says about itself. */
export interface FieldTextProps {
  label: ReactNode;
  /** Help that stands there all the time, under the label. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; undefined or '' while nothing is. */
  error?: ReactNode;
  /** Marks the few that may be left out: "valfritt". What is not marked is needed. */
  optional?: string;
  /** The label is said, not shown; for a field whose place says what it is. */
  labelHidden?: boolean;
}

/** Props of {@link Field}; the rest goes to the root. */
export interface FieldProps
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** Id of the control; made up when left out. */
  controlId?: string | undefined;
  /** Draws the control with the props that tie it to the texts. */
  children: (control: ControlProps) => ReactNode;
  /** Beside the error, at the end of the line: a count of characters. */
  after?: ReactNode;
}

/**
 * The one wrapper of every control: label, hint, error, their ids and the live region that says an
 * error when it comes.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, labelHidden = false, controlId, ...own } = props;
  const { children, after, className, ...rest } = own;
  const madeId = useId();
  const id = controlId ?? madeId;
  const ids = fieldIds(id);
  const hasHint = isSaid(hint);
  const hasError = isSaid(error);

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
