'use client';

import { useEffect, useRef } from 'react';
import styles from './FormValues.module.css';

interface FormValuesProps {
  /** Name of the values in the form; without it nothing is posted. */
  name: string | undefined;
  /** What is posted, one `name=value` each, in order. */
  values: readonly string[];
  /** Whether the form is invalid while there is no value. */
  required?: boolean | undefined;
  /** Whether there is a value; by default whether any is posted. */
  isFilled?: boolean;
  disabled?: boolean | undefined;
  /** The form was reset: back to the initial value. */
  onReset: () => void;
  /** Focuses the control, when the browser has found its value missing. */
  onMissing?: () => void;
}

/**
 * Makes a control without a native form control work in a plain form: it posts the values, can be
 * required, and handles a reset. Its parent is positioned, since the browser's message about a
 * missing value points at it.
 */
export function FormValues(props: FormValuesProps) {
  const { name, values, required = false, isFilled = values.length > 0, ...own } = props;
  const { disabled, onReset, onMissing } = own;
  const place = useRef<HTMLSpanElement>(null);
  const reset = useRef(onReset);

  useEffect(() => {
    reset.current = onReset;
  });

  useEffect(() => {
    // On the document, so that a form may still prevent its reset.
    function handleReset(event: Event) {
      if (event.defaultPrevented || event.target !== place.current?.closest('form')) return;
      reset.current();
    }
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, []);

  return (
    <span ref={place} className={styles.place}>
      {name !== undefined &&
        values.map((value, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: equal values may be posted twice.
            key={index}
            type="hidden"
            name={name}
            value={value}
            disabled={disabled}
          />
        ))}
      {required && (
        <input
          type="text"
          className={styles.required}
          required
          disabled={disabled}
          aria-hidden="true"
          tabIndex={-1}
          autoComplete="off"
          value={isFilled ? 'x' : ''}
          onChange={() => {}}
          onFocus={onMissing}
        />
      )}
    </span>
  );
}
