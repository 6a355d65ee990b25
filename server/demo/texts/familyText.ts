/** A question of the family's own, before it gets its id. */
export type QuestionText =
  | { type: 'short_answer'; text: string }
  | { type: 'single_choice' | 'multiple_choice'; text: string; options: readonly string[] };

/**
 * The demo ads' texts for one family of professions. Sentences may contain `{yrke}` (the
 * profession, lower case), `{enhet}` (`akutmottagningen`), `{på}` (the preposition before it),
 * `{arbetsplats}`, `{i ort}` (`i Umeå`, `på Gotland`) and `{år}` (years of experience).
 */
export interface FamilyText {
  /** The first sentence of an ad. */
  openings: readonly string[];
  /** The duties. */
  duties: readonly string[];
  /** In addition to the formal competence, which the role's profile states. */
  requirements: readonly string[];
  meritorious: readonly string[];
  questions: readonly QuestionText[];
}
