import type { CompactStepState } from '../internal/CompactSteps/CompactSteps';

/** The state of a step. `stopped`: the process ended here, before its goal. */
export type ProgressState = CompactStepState;

/** One step of the process. */
export interface ProgressStepContent {
  id: string;
  /** "Kvalificerad" */
  label: string;
  state: ProgressState;
  /** How long it usually takes: "samma eller nästa dag". */
  duration?: string;
}

/** The texts of the progress. */
export interface ProgressStepsLabels {
  /** The name of the list: "Så går det till". */
  list: string;
  /** "Steg 2 av 5" */
  position: (step: number, count: number) => string;
  /** Each state's name for screen readers: "klart", "pågår", "kommer", "avslutat". */
  states: Record<ProgressState, string>;
}

/** The index of the current step; the last one when all are done. */
export function currentIndex(steps: readonly Pick<ProgressStepContent, 'state'>[]): number {
  const open = steps.findIndex(({ state }) => state === 'current' || state === 'stopped');
  return open >= 0 ? open : Math.max(steps.filter(({ state }) => state === 'done').length - 1, 0);
}
