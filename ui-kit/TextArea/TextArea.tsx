'use client';

import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Field, type FieldTextProps } from '../Field';
import { cx } from '../internal/cx';
import { TextAreaBox } from '../internal/InputBox';
import { readKit } from '../KitProvider/readKit';
import styles from './TextArea.module.css';

/** Props of {@link TextArea}; the rest, and `ref`, go to the `textarea`, `className` to the root. */
export interface TextAreaProps
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'value' | 'defaultValue'> {
  /** The text, when its owner holds it. */
  value?: string;
  /** The text at the start, when the field holds it. Default ''. */
  defaultValue?: string;
  /** Called with the text, after each change. */
  onValueChange?: (value: string) => void;
  /** The count as text, announced and shown: "120 av 1 000 tecken". Needs `maxLength`. */
  countLabel?: (length: number, max: number) => string;
}

/** The count is announced from this share of the limit on. */
const SAID_FROM = 0.8;

/** Several lines of text; it grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, labelHidden, className, id, ...own } = props;
  const { slotProps, value, defaultValue = '', onValueChange, onChange, ...counting } = own;
  const { countLabel = readKit().texts?.textArea.countLabel, ...rest } = counting;
  const { maxLength, rows = 4 } = rest;
  const [typed, setTyped] = useState(defaultValue.length);
  const countId = useId();
  const length = value?.length ?? typed;
  const counted = countLabel !== undefined && maxLength !== undefined;
  const words = counted ? countLabel(length, maxLength) : '';

  return (
    <Field
      {...{ label, hint, error, optional, labelHidden, className, slotProps }}
      controlId={id}
      after={
        counted && (
          <>
            <span id={countId} className={styles.count}>
              {words}
            </span>
            <span className="vk-visually-hidden" role="status">
              {length >= maxLength * SAID_FROM ? words : ''}
            </span>
          </>
        )
      }
    >
      {(control) => (
        <TextAreaBox
          {...rest}
          {...(value === undefined ? { defaultValue } : { value })}
          {...control}
          aria-describedby={cx(control['aria-describedby'], counted && countId) || undefined}
          rows={rows}
          onChange={(event) => {
            setTyped(event.target.value.length);
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
