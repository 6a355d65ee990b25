export const LANGUAGES = ['sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages; both are always present. */
export type Text = Readonly<Record<Language, string>>;

/** The language of an address that names none. */
export const BARE_LANGUAGE: Language = 'sv';

/** BCP 47 tags: British dates and numbers for English, since the readers are in Sweden. */
export const LOCALE = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Swedish if the tag starts with `sv`, else English (the specification's part 1). */
export function languageFromTag(tag: string): Language {
  return tag.trim().toLowerCase().startsWith('sv') ? 'sv' : 'en';
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of this name; anything else is the language of bare addresses. */
export function languageNamed(name: unknown): Language {
  return isLanguage(name) ? name : BARE_LANGUAGE;
}

/** What an address says of its language: nothing for the language of bare addresses. */
export function languageQuery(language: Language): Readonly<Record<string, string>> {
  return language === BARE_LANGUAGE ? {} : { lang: language };
}
