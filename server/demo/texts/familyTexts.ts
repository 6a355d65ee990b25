import texts from '../data/familyTexts.json';
import { oneOf } from '../oneOf';

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

/** A question as the data file has it. */
interface QuestionData {
  type: string;
  text: string;
  options?: readonly string[];
}

/** The families of professions; the demo ads have separate texts for each. */
export type Family = keyof typeof texts;
export const FAMILIES = Object.keys(texts) as Family[];

const TEXTS: Readonly<
  Record<Family, Omit<FamilyText, 'questions'> & { questions: readonly QuestionData[] }>
> = texts;

export function familyText(family: Family): FamilyText {
  const text = TEXTS[family];
  return { ...text, questions: text.questions.map(questionOf) };
}

function questionOf({ type, text, options }: QuestionData): QuestionText {
  if (!options) return { type: oneOf(['short_answer'], type), text };
  return { type: oneOf(['single_choice', 'multiple_choice'], type), text, options };
}
