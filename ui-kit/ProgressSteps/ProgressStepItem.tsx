import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './ProgressSteps.module.css';
import type { ProgressStepContent } from './progress';

/** Props of {@link ProgressStepItem}. */
export interface ProgressStepItemProps {
  step: ProgressStepContent;
  /** "Steg 2 av 5" */
  position: string;
  /** "pågår" */
  stateText: string;
}

/** One step: its mark on the line, its name and its usual duration. */
export function ProgressStepItem({ step, position, stateText }: ProgressStepItemProps) {
  const { label, state, duration } = step;
  const here = state === 'current' || state === 'stopped';
  return (
    <li className={cx(styles.step, styles[state])} aria-current={here ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' && <Icon name="check" size="small" />}
        {state === 'stopped' && <Icon name="minus" size="small" />}
      </span>
      <span className={styles.text}>
        <VisuallyHidden>
          {position}, {stateText}:
        </VisuallyHidden>{' '}
        <span className={styles.label}>{label}</span>
        {duration !== undefined && <span className={styles.duration}>{duration}</span>}
      </span>
    </li>
  );
}
