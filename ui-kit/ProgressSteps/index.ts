export { ProgressSteps, type ProgressStepsProps } from './ProgressSteps';
export type { ProgressState, ProgressStepContent, ProgressStepsLabels } from './progress';
