/** Control characters and lone surrogates, which a database refuses or a page shows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;
/** Full-width and mathematical forms of letters, digits and signs: `０７０`, `＠`. */
const OTHER_FORMS = /[\uFE50-\uFE6F\uFF01-\uFFEE\u{1D400}-\u{1D7FF}]/gu;
/** Zero-width characters, soft hyphens and direction marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** One line of text: unprintable characters and repeated blanks become one blank. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim();
}

/** The first `longest` characters (UTF-16 units), without cutting a surrogate pair. */
export function clip(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}$/u, '');
}

/**
 * The text in plain forms of its characters, so that a number is recognized however it was written.
 */
export function plainForms(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(OTHER_FORMS, (character) => character.normalize('NFKC'));
}
