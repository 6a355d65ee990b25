export const QUESTION_TYPES = ['short_answer', 'single_choice', 'multiple_choice'] as const;
type QuestionType = (typeof QUESTION_TYPES)[number];

/** A question of a `job_candidate_form` or a `job_invitation`. */
export interface Question {
  id: string;
  type: QuestionType;
  text: string;
  required: boolean;
  /** Choices by id; empty for a short answer. */
  options: { id: string; text: string }[];
  /** external = 0: the candidate sees it; internal = 1: the candidate does not. */
  audience: 0 | 1;
}

/** A text for a short answer, an option id, or several. */
export type Answer = string | string[];
export type Answers = Record<string, Answer>;
