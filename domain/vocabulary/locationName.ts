import type { Language, Text } from '#domain/language';

/**
 * A place's name in a language: "Stockholms län", "Stockholm County". Municipalities are called the
 * same in both. Not for addresses, which keep *län*.
 *
 * @param name - as the vocabulary has it, in Swedish.
 */
export function locationName(name: string, language: Language): string {
  return language === 'en' ? name.replace(/s? län$/u, ' County') : name;
}

/** The same in every language. */
export const locationText = (name: string): Text => ({ sv: name, en: locationName(name, 'en') });
