'use client';

import Step from '@mui/material/Step';
import MuiStepper from '@mui/material/Stepper';
import type { ComponentPropsWithRef } from 'react';
import { CompactSteps } from '../internal/CompactSteps/CompactSteps';
import { cx } from '../internal/cx';
import type { WithOlderName } from '../internal/items';
import type { WithLinkComponent } from '../internal/linkComponent';
import { kitTexts } from '../KitProvider/readKit';
import { MuiScope } from '../MuiScope';
import { StepContent } from './StepContent';
import styles from './Stepper.module.css';
import { compactState, type StepperLabels, type StepperStep } from './steps';

/** Props of {@link Stepper}; the rest goes to the `nav`. */
export interface StepperProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** The steps, in order. */
  items: readonly StepperStep[];
  /** The id of the step that is open. */
  current: string;
  /** Beside the form, or above it. In a narrow container it is a bar either way. */
  orientation?: 'vertical' | 'horizontal';
  /** Its texts. Default: the KitProvider's. */
  labels?: StepperLabels;
}

/** The steps of a long form, with links to those that are done. */
export function Stepper(props: WithOlderName<StepperProps, 'steps'>) {
  const {
    items,
    steps = items ?? [],
    current,
    orientation = 'vertical',
    labels = kitTexts().stepper.labels,
    ...own
  } = props;
  const { linkComponent = 'a', className, ...rest } = own;
  const currentIndex = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={labels.nav} {...rest} className={cx(styles.root, className)}>
      <div className={styles.compact}>
        <CompactSteps
          states={steps.map((step) => compactState(step, step.id === current))}
          position={labels.position(currentIndex + 1, steps.length)}
          name={steps[currentIndex]?.label ?? ''}
        />
      </div>
      <MuiScope>
        <MuiStepper
          // VoiceOver drops the list without it when bullets are off.
          role="list"
          nonLinear
          activeStep={currentIndex}
          orientation={orientation}
          className={cx(styles.steps, styles[orientation])}
        >
          {steps.map((step, index) => (
            <Step key={step.id} completed={step.state === 'complete'} className={styles.step ?? ''}>
              <StepContent
                step={step}
                number={index + 1}
                current={step.id === current}
                position={labels.position(index + 1, steps.length)}
                stateText={labels.states[step.state]}
                linkComponent={linkComponent}
              />
            </Step>
          ))}
        </MuiStepper>
      </MuiScope>
    </nav>
  );
}
