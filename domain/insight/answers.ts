/**
 * How a candidate has worked at a workplace: hired through Vikari, or as the experiences of their
 * profile say.
 */
export const ANSWER_SOURCES = ['assignment', 'experience'] as const;
export type AnswerSource = (typeof ANSWER_SOURCES)[number];

/** The fewest answers that are shown, and the fewest new ones from which figures are renewed. */
export const LEAST_ANSWERS = 5;

/** Calendar years after its own for which an answer is kept. */
export const YEARS_KEPT = 2;

/** Why a candidate may not answer. */
export const REFUSALS = ['not_verified', 'not_worked_there', 'not_begun', 'published'] as const;
export type AnswerRefusal = (typeof REFUSALS)[number];

/** The scores of one answer, in the order of the statements. */
export type Scores = readonly number[];
