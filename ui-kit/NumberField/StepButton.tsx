'use client';

import { fieldIds } from '../Field/fieldIds';
import { Icon } from '../Icon';
import styles from './NumberField.module.css';

interface StepButtonProps {
  label: string;
  icon: 'plus' | 'minus';
  /** Id of the field. */
  controls: string;
  disabled: boolean;
  onStep: () => void;
}

/** A step by a press. The field's arrow keys do the same, so Tab passes it by. */
export function StepButton({ label, icon, controls, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-controls={controls}
      // Of several in a form each says whose it is
      aria-describedby={fieldIds(controls).label}
      tabIndex={-1}
      // Not `disabled`: a button that is pressed at the end would lose a screen reader's place
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onStep();
      }}
    >
      <Icon name={icon} size="small" />
    </button>
  );
}
