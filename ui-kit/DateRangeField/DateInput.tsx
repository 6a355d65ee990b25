'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import bar from '../FilterBar/FilterBar.module.css';
import { isComposing } from '../internal/composing';
import input from '../internal/input.module.css';
import styles from './DateRangeField.module.css';

interface DateInputProps {
  id: string;
  name: string | undefined;
  required: boolean | undefined;
  /** What is wrong with the range; '' when nothing is. */
  problem: string;
  label: string;
  placeholder: string;
  text: string;
  invalid: boolean;
  /** In the search bar: drawn as one of its boxes. */
  inBar: boolean;
  disabled: boolean | undefined;
  onType: (text: string) => void;
  /** The field lost the focus, or Enter was pressed. */
  onCommit: () => void;
  /** Alt and Arrow down, which open what a field can be chosen in. */
  onOpen: () => void;
}

/** One end of the range as text. */
export function DateInput(props: DateInputProps) {
  const { id, name, required, problem, label, placeholder, text, ...own } = props;
  const { invalid, inBar, disabled, onType, onCommit, onOpen } = own;
  const control = useRef<HTMLInputElement>(null);

  // A required range that cannot be read is as invalid as a missing one.
  const said = required && invalid ? problem : '';
  useEffect(() => control.current?.setCustomValidity(said), [said]);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onCommit();
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      onOpen();
    }
  }

  return (
    <div className={inBar ? bar.field : styles.end}>
      <label htmlFor={id} className={inBar ? bar.label : styles.endLabel}>
        {label}
      </label>
      <input
        ref={control}
        id={id}
        name={name}
        required={required}
        type="text"
        autoComplete="off"
        className={inBar ? bar.value : input.input}
        placeholder={placeholder}
        value={text}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={(event) => onType(event.target.value)}
        onBlur={onCommit}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
