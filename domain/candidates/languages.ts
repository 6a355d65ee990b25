/** Languages that a job may ask for and a candidate may state, ISO 639-1, by their Swedish name. */
export const LANGUAGES = [
  'ar',
  'da',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'no',
  'pl',
  'ru',
  'so',
  'sv',
  'ti',
  'tr',
  'de',
  'uk',
] as const;
type SpokenLanguage = (typeof LANGUAGES)[number];

/** The levels of the Common European Framework of Reference, lowest first. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** A language, and the level that a candidate has or a job asks for. */
export interface LanguageSkill {
  language: SpokenLanguage;
  level: LanguageLevel;
}

/** Whether a level is at least the required one. */
export function reachesLevel(has: LanguageLevel, asked: LanguageLevel): boolean {
  return LANGUAGE_LEVELS.indexOf(has) >= LANGUAGE_LEVELS.indexOf(asked);
}
