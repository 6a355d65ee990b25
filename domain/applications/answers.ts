import { MAX_LENGTH } from '#domain/limits';
import type { Answer, Answers, Question } from './questionnaire';

/** The questions a candidate sees: those with audience 0. */
export function externalQuestions(questions: readonly Question[]): Question[] {
  return questions.filter((question) => question.audience === 0);
}

/**
 * Checks a candidate's answers against the job's questionnaire.
 *
 * @param options.complete - false for a raised hand, which may leave required questions open.
 * @returns message ids by path (`answers.<questionId>`); empty when all is well. An internal
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
  if (answer === undefined || isBlank(answer)) {
    return question.required && complete ? 'validation.required' : null;
  }
  if (Array.isArray(answer) !== (question.type === 'multiple_choice')) {
    return 'validation.wrong_type';
  }
  if (question.type === 'short_answer') {
    return answer.length > MAX_LENGTH.shortAnswer ? 'validation.too_long' : null;
  }
  const chosen = Array.isArray(answer) ? answer : [answer];
  if (new Set(chosen).size !== chosen.length) return 'validation.duplicate';
  const options = new Set(question.options.map((option) => option.id));
  return chosen.every((id) => options.has(id)) ? null : 'validation.unknown_option';
}

function isBlank(answer: Answer): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : answer.length === 0;
}
