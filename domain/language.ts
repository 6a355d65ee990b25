export const LANGUAGES = ['sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages; both are always present. */
export type Text = Readonly<Record<Language, string>>;

/** Swedish if the tag starts with `sv`, else English (the specification's part 1). */
export function languageFromTag(tag: string): Language {
  return tag.trim().toLowerCase().startsWith('sv') ? 'sv' : 'en';
}

export function isLanguage(value: unknown): value is Language {
  return value === 'sv' || value === 'en';
}
