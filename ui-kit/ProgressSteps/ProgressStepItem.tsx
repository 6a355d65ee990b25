'use client';

import Step, { type StepProps } from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './ProgressSteps.module.css';
import type { ProgressState, ProgressStepContent } from './progress';

/** Props of {@link ProgressStepItem}; MUI's stepper adds the number of the step and more. */
interface ProgressStepItemProps extends Omit<StepProps, 'children'> {
  step: ProgressStepContent;
  /** "Steg 2 av 5" */
  position: string;
  /** "pågår" */
  stateText: string;
}

function Mark({ state }: { state: ProgressState }) {
  if (state === 'done') return <Icon name="check" size="small" />;
  if (state === 'stopped') return <Icon name="minus" size="small" />;
  return <span className={state === 'current' ? styles.dot : undefined} />;
}

/** One step: its mark on the line, its name and its usual duration. */
export function ProgressStepItem(props: ProgressStepItemProps) {
  const { step, position, stateText, ...rest } = props;
  const { label, state, duration } = step;
  const here = state === 'current' || state === 'stopped';
  return (
    <Step
      {...rest}
      active={state === 'current'}
      completed={state === 'done'}
      className={styles[state] ?? ''}
      {...(here && { 'aria-current': 'step' as const })}
    >
      <StepLabel
        icon={<Mark state={state} />}
        optional={duration !== undefined && <span className={styles.duration}>{duration}</span>}
      >
        <VisuallyHidden>{`${position}, ${stateText}:`}</VisuallyHidden>
        <span>{` ${label}`}</span>
      </StepLabel>
    </Step>
  );
}
