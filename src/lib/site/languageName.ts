import type { Language } from '#domain/language';

/** Each language's own name, so that every reader finds theirs. */
export const LANGUAGE_NAME: Record<Language, string> = { sv: 'Svenska', en: 'English' };
