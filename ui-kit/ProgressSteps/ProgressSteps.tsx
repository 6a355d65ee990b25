'use client';

import MuiStepper from '@mui/material/Stepper';
import type { ComponentPropsWithRef } from 'react';
import { CompactSteps } from '../internal/CompactSteps/CompactSteps';
import { cx } from '../internal/cx';
import type { WithOlderName } from '../internal/items';
import { kitTexts } from '../KitProvider/readKit';
import { MuiScope } from '../MuiScope';
import { ProgressStepItem } from './ProgressStepItem';
import styles from './ProgressSteps.module.css';
import { currentIndex, type ProgressStepContent, type ProgressStepsLabels } from './progress';

/** Props of {@link ProgressSteps}; the rest goes to the root. */
export interface ProgressStepsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From the first to the last; the states come from the product's rules. */
  items: readonly ProgressStepContent[];
  /** Its texts. Default: the KitProvider's. */
  labels?: ProgressStepsLabels;
}

/** The progress of a process that others handle, and the usual duration of each step. */
export function ProgressSteps(props: WithOlderName<ProgressStepsProps, 'steps'>) {
  const {
    items,
    steps = items ?? [],
    labels = kitTexts().progressSteps.labels,
    className,
    ...rest
  } = props;
  const current = currentIndex(steps);
  const step = steps[current];
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.compact}>
        <CompactSteps
          states={steps.map(({ state }) => state)}
          position={labels.position(current + 1, steps.length)}
          name={step?.label ?? ''}
        />
        {step?.duration !== undefined && step.state === 'current' && (
          <p aria-hidden="true" className={styles.duration}>
            {step.duration}
          </p>
        )}
      </div>
      <MuiScope>
        <MuiStepper
          // VoiceOver drops the list without it when bullets are off.
          role="list"
          aria-label={labels.list}
          nonLinear
          activeStep={-1}
          className={styles.steps ?? ''}
        >
          {steps.map((each, index) => (
            <ProgressStepItem
              key={each.id}
              step={each}
              position={labels.position(index + 1, steps.length)}
              stateText={labels.states[each.state]}
            />
          ))}
        </MuiStepper>
      </MuiScope>
    </div>
  );
}
