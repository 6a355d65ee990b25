'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx';
import { slot } from '../internal/slot';
import { Text } from '../internal/Text';
import type { FieldTextProps } from './Field';
import styles from './Field.module.css';
import { FieldError } from './FieldError';
import { controlProps, fieldIds, isShown } from './fieldIds';

/** Props of {@link FieldGroup}; the rest goes to the `fieldset`. */
export interface FieldGroupProps
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** The controls; each has its own label. */
  children: ReactNode;
}

/** The same wrapper for several controls with one question: check boxes, radio buttons, dates. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, error, optional, labelHidden = false, ...own } = props;
  const { children, id: ownId, className, slotProps, ...rest } = own;
  const madeId = useId();
  const id = ownId ?? madeId;
  const ids = fieldIds(id);
  const hasHint = isShown(hint);
  const hasError = isShown(error);
  const { 'aria-describedby': describedBy } = controlProps(id, { hint: hasHint, error: hasError });

  return (
    <fieldset
      aria-describedby={describedBy}
      {...rest}
      id={id}
      className={cx(styles.field, hasError && styles.invalid, className)}
    >
      <legend {...slot(slotProps?.label, labelHidden ? 'vk-visually-hidden' : styles.label)}>
        <Text>{label}</Text>
        {optional && <span className={styles.optional}>{` (${optional})`}</span>}
      </legend>
      {hasHint && (
        <div {...slot(slotProps?.hint, styles.hint)} id={ids.hint}>
          {hint}
        </div>
      )}
      <Text>{children}</Text>
      <div className={styles.foot}>
        <FieldError id={ids.error}>{hasError ? error : null}</FieldError>
      </div>
    </fieldset>
  );
}
