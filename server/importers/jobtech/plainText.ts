/** Control characters and halves of surrogate pairs, which a database refuses or a page shows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** One line of text: unprintable characters and repeated blanks become one blank. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim();
}

/** The first `longest` characters (UTF-16 units), never half of one. */
export function clip(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}$/u, '');
}
