export { Stepper, type StepperProps } from './Stepper';
export type { StepperLabels, StepperState, StepperStep } from './steps';
