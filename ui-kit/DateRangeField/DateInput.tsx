import type { KeyboardEvent } from 'react';
import bar from '../FilterBar/FilterBar.module.css';
import input from '../internal/input.module.css';
import styles from './DateRangeField.module.css';

interface DateInputProps {
  id: string;
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
}

/** One end of the range as text. */
export function DateInput(props: DateInputProps) {
  const { id, label, placeholder, text, invalid, inBar, disabled, onType, onCommit } = props;

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onCommit();
  }

  return (
    <div className={inBar ? bar.field : styles.end}>
      <label htmlFor={id} className={inBar ? bar.label : styles.endLabel}>
        {label}
      </label>
      <input
        id={id}
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
