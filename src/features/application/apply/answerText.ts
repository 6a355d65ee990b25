import type { Answer, Question } from '#domain/jobs/questionnaire';

/** An answer as text: the text, or the names of the chosen options; null when there is none. */
export function answerText({ options }: Question, answer: Answer | undefined): string | null {
  if (answer === undefined || answer.length === 0) return null;
  const nameOf = (id: string) => options.find((option) => option.id === id)?.text ?? id;
  return Array.isArray(answer) ? answer.map(nameOf).join(', ') : nameOf(answer);
}
