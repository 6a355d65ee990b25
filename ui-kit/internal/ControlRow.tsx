'use client';

import type { ReactNode } from 'react';
import styles from './ControlRow.module.css';
import { cx } from './cx';
import { Text } from './Text';
import { useIds } from './useIds';

interface ControlRowProps {
  label: ReactNode;
  hint: ReactNode;
  className: string | undefined;
  /** Renders the control with the ids of its name and description. */
  control: (aria: {
    'aria-labelledby': string | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** One check box or switch with its label and hint. A press anywhere on the row changes it. */
export function ControlRow({ label, hint, className, control }: ControlRowProps) {
  const ids = useIds('label', 'hint');
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller renders the control.
    <label className={cx(styles.root, className)}>
      <Text>
        {control({
          // The whole row is the label element. The hint is the description, and not part of the name.
          'aria-labelledby': hint ? ids.label : undefined,
          'aria-describedby': hint ? ids.hint : undefined,
        })}
      </Text>
      <span className={styles.texts}>
        <span id={ids.label}>{label}</span>
        {hint && (
          <span id={ids.hint} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
