'use client';

import { Icon } from '../Icon';
import type { GroupedOption } from './groupedOptions';
import styles from './MultiSelect.module.css';

interface MultiSelectChipsProps {
  options: readonly GroupedOption[];
  disabled: boolean;
  removeLabel: (label: string) => string;
  onRemove: (option: GroupedOption) => void;
}

/** The chosen options, in the box before the text. Backspace in the empty text removes the last. */
export function MultiSelectChips(props: MultiSelectChipsProps) {
  const { options, disabled, removeLabel, onRemove } = props;
  return options.map((option) => (
    <button
      key={option.id}
      type="button"
      className={styles.chip}
      disabled={disabled}
      aria-label={removeLabel(option.label)}
      onClick={() => onRemove(option)}
    >
      <span>{option.label}</span>
      <Icon name="close" size="small" />
    </button>
  ));
}
