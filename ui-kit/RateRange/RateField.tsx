'use client';

import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../internal/composing';
import styles from './RateRange.module.css';
import { parseRate } from './rateMath';

interface RateFieldProps {
  name: string | undefined;
  label: string;
  unit: string;
  value: number;
  onCommit: (value: number) => void;
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
}

/** The same value as a number. A typed value is committed on blur or Enter. */
export function RateField({ name, label, unit, value, onCommit, enterKeyHint }: RateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    if (draft === null) return;
    setDraft(null);
    const typed = parseRate(draft);
    if (typed !== null && typed !== value) onCommit(typed);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The number is committed before the browser submits the form.
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) flushSync(commit);
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
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          enterKeyHint={enterKeyHint}
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
