import type { Language } from '#domain/language';

/** Each language in its own words, so that nobody has to read the other to find theirs. */
export const LANGUAGE_NAME: Record<Language, string> = { sv: 'Svenska', en: 'English' };
