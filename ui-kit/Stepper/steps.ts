import type { CompactStepState } from '../internal/CompactSteps/CompactSteps';
import type { OneOf } from '../internal/oneOf';

/** How complete a step is; independent of which one is open. */
export type StepperState = OneOf<['complete', 'incomplete', 'error']>;

/** One step of a form. */
export interface StepperStep {
  id: string;
  /** "Kontaktuppgifter" */
  label: string;
  state: StepperState;
  /** Its address when it can be opened; without it the step is only named. */
  href?: string;
  /** A short line under the name: "Valfritt". */
  hint?: string;
}

/** The texts of the stepper. */
export interface StepperLabels {
  /** The name of the landmark: "Steg i ansökan". */
  nav: string;
  /** "Steg 3 av 9" */
  position: (step: number, count: number) => string;
  /** For screen readers: "klart", "inte klart", "behöver rättas". */
  states: Record<StepperState, string>;
}

/** The state of a step in the bar of a narrow container. */
export function compactState(
  { state }: Pick<StepperStep, 'state'>,
  current: boolean,
): CompactStepState {
  if (current) return 'current';
  return state === 'complete' ? 'done' : 'upcoming';
}
