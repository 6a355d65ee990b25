'use client';

import { Icon } from '../Icon';
import type { GroupedOption } from './groupedOptions';
import styles from './MultiSelect.module.css';

interface MultiSelectChipsProps {
  options: readonly GroupedOption[];
  disabled: boolean;
  removeLabel: (label: string) => string;
  onRemove: (id: string) => void;
}

/** The chosen options, in the box before the text. Backspace in the empty text removes the last. */
export function MultiSelectChips(props: MultiSelectChipsProps) {
  const { options, disabled, removeLabel, onRemove } = props;
  return options.map(({ id, label }) => (
    <button
      key={id}
      type="button"
      className={styles.chip}
      disabled={disabled}
      aria-label={removeLabel(label)}
      onClick={() => onRemove(id)}
    >
      <span>{label}</span>
      <Icon name="close" size="small" />
    </button>
  ));
}
