import type { Answer, Answers, Question } from '#domain/jobs/questionnaire';
import { MAX_LENGTH } from '#domain/limits';
import { isBlank, isPlainText } from '#domain/text/plainText';

/** The questions a candidate sees: those with audience 0. */
export function externalQuestions(questions: readonly Question[]): Question[] {
  return questions.filter((question) => question.audience === 0);
}

/**
 * Checks a candidate's answers against the job's questionnaire.
 *
 * @param options.complete - false for showing interest, which may leave required questions open.
 * @returns message ids by path (`answers.<questionId>`); empty when all are valid. An internal
 * question counts as unknown: the candidate cannot tell the two apart.
 */
export function checkAnswers(
  questionnaire: readonly Question[],
  answers: Answers,
  options: { complete: boolean },
): Record<string, string> {
  const fields: Record<string, string> = {};
  const questions = externalQuestions(questionnaire);
  const known = new Set(questions.map((question) => question.id));
  for (const id of Object.keys(answers)) {
    if (!known.has(id)) fields[`answers.${id}`] = 'validation.unknown_question';
  }
  for (const question of questions) {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    const wrong = answerProblem(question, answer, options.complete);
    if (wrong !== null) fields[`answers.${question.id}`] = wrong;
  }
  return fields;
}

function answerProblem(
  question: Question,
  answer: Answer | undefined,
  complete: boolean,
): string | null {
  if (answer === undefined || isUnanswered(answer)) {
    return question.required && complete ? 'validation.required' : null;
  }
  if (question.type === 'multiple_choice') {
    return Array.isArray(answer) ? choiceProblem(question, answer) : 'validation.wrong_type';
  }
  if (Array.isArray(answer)) return 'validation.wrong_type';
  return question.type === 'short_answer' ? textProblem(answer) : choiceProblem(question, [answer]);
}

function choiceProblem({ options }: Question, chosen: readonly string[]): string | null {
  if (new Set(chosen).size !== chosen.length) return 'validation.duplicate';
  const known = new Set(options.map(({ id }) => id));
  return chosen.every((id) => known.has(id)) ? null : 'validation.unknown_option';
}

function textProblem(text: string): string | null {
  if (text.length > MAX_LENGTH.shortAnswer) return 'validation.too_long';
  return isPlainText(text) ? null : 'validation.unfit_characters';
}

function isUnanswered(answer: Answer): boolean {
  return typeof answer === 'string' ? isBlank(answer) : answer.length === 0;
}
