/** Jobs that a candidate may ask about in a day: more than anybody reads, and no flood of questions. */
export const MOST_JOBS_ASKED_A_DAY = 20;

/** Days for which a question without an answer is kept: after it was asked, and once its job has closed. */
export const QUESTION_KEPT_DAYS = { asked: 180, closed: 30 } as const;
