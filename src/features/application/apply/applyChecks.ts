import { type ApplicationStep, missingSteps, type StepStatus } from '#domain/applications/steps';
import type { Question } from '#domain/jobs/questionnaire';

/** What the form's rules depend on. */
export interface ApplyRules {
  questionnaire: readonly Question[];
  /** Whether the run uses production's phone country codes. */
  production: boolean;
}

/** A page of the form: one step, or the list of them all. */
export type ApplyPage = ApplicationStep | 'tasks';

/** Steps that are done at once, without anything to fetch. */
const TYPED: readonly ApplicationStep[] = ['contact_details', 'questionnaire'];

/**
 * The page that an address opens. One that names no step opens where the candidate goes on, when
 * nothing is left but what is typed; else the list, as for a step that this job does not have, and
 * for the summary while steps are left.
 */
export function openPage(asked: string | null, states: readonly StepStatus[]): ApplyPage {
  if (asked === null && missingSteps(states).every((id) => TYPED.includes(id))) {
    return nextPage('tasks', states);
  }
  const step = states.find(({ id }) => id === asked && id !== 'completion');
  if (!step || (step.id === 'summary' && step.state === 'waits')) return 'tasks';
  return step.id;
}

/** Where to go on from a page: the next step that is left after it, then any other. */
export function nextPage(from: ApplyPage, states: readonly StepStatus[]): ApplyPage {
  const left = missingSteps(states).filter((id) => id !== from);
  const at = states.findIndex(({ id }) => id === from);
  const after = left.find((id) => states.findIndex((one) => one.id === id) > at);
  return after ?? left[0] ?? 'summary';
}
