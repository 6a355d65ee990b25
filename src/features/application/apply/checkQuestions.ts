import { checkAnswers } from '#domain/applications/answers';
import type { Answers } from '#domain/jobs/questionnaire';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import type { ApplyRules } from './applyChecks';

/** The errors of the answers, by question id. */
export function checkQuestions(
  { questionnaire }: Pick<ApplyRules, 'questionnaire'>,
  answers: Answers,
): FieldErrors<Answers> {
  const problems = checkAnswers(questionnaire, answers, { complete: true });
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [path.slice('answers.'.length), message]),
  );
}
