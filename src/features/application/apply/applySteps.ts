import { checkAnswers } from '#domain/applications/answers';
import type { Question } from '#domain/applications/questionnaire';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { contactDetailsSchema } from '#domain/candidates/contactDetails.schema';
import { checkBy, type FieldErrors } from '../../../lib/forms/fieldErrors';
import type { ApplyDraft } from './applyDraft';

/** The steps of the form; the receipt comes after them. */
const APPLY_STEPS = ['contact', 'questions', 'summary'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

/** What the form's rules depend on. */
export interface ApplyRules {
  questionnaire: readonly Question[];
  /** Whether the run uses production's phone country codes. */
  production: boolean;
}

/** The steps of this job; the questions step is left out when there are none. */
export function stepsOf({ questionnaire }: ApplyRules): ApplyStep[] {
  return APPLY_STEPS.filter((step) => step !== 'questions' || questionnaire.length > 0);
}

const contactChecks = {
  production: checkBy<ContactDetails>(contactDetailsSchema({ production: true })),
  demo: checkBy<ContactDetails>(contactDetailsSchema({ production: false })),
};

/** The errors of the contact details, by field. */
export function checkContact(rules: ApplyRules, contact: ContactDetails) {
  return contactChecks[rules.production ? 'production' : 'demo'](contact);
}

/** The errors of the answers, by question id. */
export function checkQuestions(
  { questionnaire }: ApplyRules,
  answers: ApplyDraft['answers'],
): FieldErrors<ApplyDraft['answers']> {
  const problems = checkAnswers(questionnaire, answers, { complete: true });
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [path.slice('answers.'.length), message]),
  );
}

/** Whether a step is complete; the summary never is, since it is only sent. */
export function isComplete(step: ApplyStep, rules: ApplyRules, draft: ApplyDraft): boolean {
  if (step === 'summary') return false;
  const errors =
    step === 'contact' ? checkContact(rules, draft.contact) : checkQuestions(rules, draft.answers);
  return Object.keys(errors).length === 0;
}

/** The furthest step that can be opened: the first incomplete one. */
export function furthestStep(rules: ApplyRules, draft: ApplyDraft): ApplyStep {
  return stepsOf(rules).find((step) => !isComplete(step, rules, draft)) ?? 'summary';
}

/**
 * The step that an address opens: the requested one, unless an earlier one is incomplete.
 *
 * @param asked - the address's `step`; null and unknown steps open the first.
 */
export function openStep(asked: string | null, rules: ApplyRules, draft: ApplyDraft): ApplyStep {
  const steps = stepsOf(rules);
  const wanted = steps.find((step) => step === asked) ?? 'contact';
  const furthest = furthestStep(rules, draft);
  return steps.indexOf(wanted) <= steps.indexOf(furthest) ? wanted : furthest;
}

/** The step after another; the summary is the last. */
export function nextStep(step: ApplyStep, rules: ApplyRules): ApplyStep {
  const steps = stepsOf(rules);
  return steps[steps.indexOf(step) + 1] ?? 'summary';
}
