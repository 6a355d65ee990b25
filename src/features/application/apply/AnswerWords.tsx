import type { Question } from '#domain/jobs/questionnaire';
import type { Language } from '#domain/language';
import { EmployersWords } from '../../../lib/jobText/EmployersWords';

interface AnswerWordsProps {
  question: Question;
  /** The answer as `answerText` says it. */
  text: string;
  /** The language of the job's ad; Swedish where it does not say. */
  language: Language | null | undefined;
}

/** An answer: what was chosen is the employer's words, what was written is the candidate's own. */
export function AnswerWords({ question, text, language }: AnswerWordsProps) {
  if (question.type === 'short_answer') return <span>{text}</span>;
  return <EmployersWords language={language}>{text}</EmployersWords>;
}
