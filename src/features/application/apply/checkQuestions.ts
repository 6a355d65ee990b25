import { checkAnswers } from '#domain/applications/answers';
import type { Answers } from '#domain/jobs/questionnaire';
import { PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { asksAboutNumber } from '../../../lib/forms/confirmedNumbers';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import type { ApplyRules } from './applyChecks';

/** The errors of the answers, by question id. */
export function checkQuestions(
  { questionnaire }: Pick<ApplyRules, 'questionnaire'>,
  answers: Answers,
): FieldErrors<Answers> {
  const problems = checkAnswers(questionnaire, answers, { complete: true });
  const asked = Object.entries(answers).filter(([, answer]) =>
    [answer].flat().some(asksAboutNumber),
  );
  return Object.fromEntries([
    ...asked.map(([id]) => [id, PERSONAL_NUMBER]),
    ...Object.entries(problems).map(([path, message]) => [path.slice('answers.'.length), message]),
  ]);
}
