'use client';

import StepLabel from '@mui/material/StepLabel';
import { Icon } from '../Icon';
import type { LinkComponent } from '../internal/linkComponent';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './Stepper.module.css';
import type { StepperState, StepperStep } from './steps';

/** Props of {@link StepContent}. */
interface StepContentProps {
  step: StepperStep;
  /** From 1. */
  number: number;
  current: boolean;
  /** "Steg 3 av 9" */
  position: string;
  /** "klart" */
  stateText: string;
  linkComponent: LinkComponent;
}

function Mark({ state, number }: { state: StepperState; number: number }) {
  if (state === 'complete') return <Icon name="check" size="small" />;
  if (state === 'error') return <Icon name="warning" size="small" />;
  // The number is said in the step's name.
  return <span aria-hidden="true">{number}</span>;
}

/** What a step holds: its mark, its name, and a link around both when it can be opened. */
export function StepContent(props: StepContentProps) {
  const { step, number, current, position, stateText, linkComponent: Link } = props;
  const label = (
    <StepLabel
      error={step.state === 'error'}
      icon={<Mark state={step.state} number={number} />}
      optional={step.hint !== undefined && <span className={styles.hint}>{step.hint}</span>}
    >
      <VisuallyHidden>{`${position}, ${stateText}:`}</VisuallyHidden>
      <span>{` ${step.label}`}</span>
    </StepLabel>
  );
  const currentProp = current ? 'step' : undefined;
  return step.href === undefined ? (
    <span className={styles.content} aria-current={currentProp}>
      {label}
    </span>
  ) : (
    <Link href={step.href} className={styles.content} aria-current={currentProp}>
      {label}
    </Link>
  );
}
