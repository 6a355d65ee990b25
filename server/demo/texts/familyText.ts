/** A question of the kind's own, before it gets its id. */
export type QuestionText =
  | { type: 'short_answer'; text: string }
  | { type: 'single_choice' | 'multiple_choice'; text: string; options: readonly string[] };

/**
 * What the demo ads say to one family of professions. Sentences may hold `{yrke}` (the
 * profession, lower case), `{enhet}` (`akutmottagningen`), `{på}` (the preposition before it),
 * `{arbetsplats}`, `{i ort}` (`i Umeå`, `på Gotland`) and `{år}` (years of experience).
 */
export interface FamilyText {
  /** First sentence of an ad. */
  openings: readonly string[];
  /** What she does there. */
  duties: readonly string[];
  /** Besides the formal competence, which the role's profile states. */
  requirements: readonly string[];
  meritorious: readonly string[];
  questions: readonly QuestionText[];
}
