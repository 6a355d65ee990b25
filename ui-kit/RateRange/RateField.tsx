import { type KeyboardEvent, useState } from 'react';
import styles from './RateRange.module.css';
import { parseRate } from './rateMath';

interface RateFieldProps {
  label: string;
  unit: string;
  value: number;
  onCommit: (value: number) => void;
}

/** The same value as a number. What is typed counts when the field is left or Enter is pressed. */
export function RateField({ label, unit, value, onCommit }: RateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    if (draft === null) return;
    setDraft(null);
    const typed = parseRate(draft);
    if (typed !== null && typed !== value) onCommit(typed);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && draft !== null) {
      // The number counts first; a second Enter sends the form.
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && draft !== null) {
      event.preventDefault();
      setDraft(null);
    }
  }

  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={handleKeyDown}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
    </label>
  );
}
