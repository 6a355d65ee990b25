import type { ApplicationStatus } from './status';
import { isOpen } from './transitions';

/** How long a step usually takes: `from` equals `to` when the specification gives one value. */
export interface StepDuration {
  from: number;
  to: number;
  unit: 'minute' | 'day' | 'week';
}

/**
 * The five steps to being hired and their usual durations (part 4). A day counts from 0, the same
 * day, so "same or next day" is 0–1.
 */
export const PROGRESS_STEPS = [
  { id: 'applied', takes: { from: 2, to: 2, unit: 'minute' } },
  { id: 'qualified', takes: { from: 0, to: 1, unit: 'day' } },
  { id: 'documented', takes: { from: 1, to: 2, unit: 'day' } },
  { id: 'presented', takes: { from: 0, to: 0, unit: 'day' } },
  { id: 'hired', takes: { from: 1, to: 1, unit: 'week' } },
] as const satisfies readonly { id: string; takes: StepDuration }[];
type ProgressStepId = (typeof PROGRESS_STEPS)[number]['id'];

type StepState = 'done' | 'current' | 'upcoming' | 'stopped';

export interface ProgressStep {
  id: ProgressStepId;
  takes: StepDuration;
  state: StepState;
}

/** How many steps are done in each status on the way to being hired. */
const STEPS_DONE: Partial<Record<ApplicationStatus, number>> = {
  sent: 0,
  interested: 0,
  candidate: 1,
  qualified: 2,
  documented: 3,
  presented: 4,
  accepted: 4,
  employed: 5,
};

/** The fields of an application that its progress is computed from. */
export interface ProgressSource {
  status: ApplicationStatus;
  history: readonly { status: ApplicationStatus }[];
}

/**
 * The index of the current step; `PROGRESS_STEPS.length` when all are done. `pending` and the early
 * ends keep the step they reached: no edge leads backwards.
 */
export function stepIndex({ status, history }: ProgressSource): number {
  const seen = [status, ...history.map((event) => event.status)];
  return Math.max(...seen.map((one) => STEPS_DONE[one] ?? 0));
}

/** The five steps with the state of each. An application that ended early stops at its step. */
export function progressOf(application: ProgressSource): ProgressStep[] {
  const index = stepIndex(application);
  const here = isOpen(application.status) ? 'current' : 'stopped';
  return PROGRESS_STEPS.map((step, position) => ({
    ...step,
    state: position < index ? 'done' : position > index ? 'upcoming' : here,
  }));
}
