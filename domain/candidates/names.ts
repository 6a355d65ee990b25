import { MAX_LENGTH } from '#domain/limits';
import { isBlank } from '#domain/text/plainText';
import { tidyName } from '#domain/text/tidy';

/** A person's first and last name. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Between the letters of a name: spaces, hyphens and dashes, and what is typed as an apostrophe. */
const APOSTROPHES = "'’‘´`′";
const BETWEEN = ` ${APOSTROPHES}·‐‑–—-`;
/** `S:son`, `Ek, Jr.`, `J.R.`: a colon between letters, a comma before a space, a dot of a shortening. */
const SHORTENING = '(?:\\.(?=[ ,‐‑–-]|$|\\p{L}(?:[. ]|$))|:(?=\\p{L})|,(?= ))';

/** The pattern of names: letters of any script with their accents, and what stands between them. */
export const NAME_PATTERN = `[${APOSTROPHES}]?[\\p{L}\\p{M}]+(?:(?:[${BETWEEN}]|${SHORTENING})+[\\p{L}\\p{M}]+)*(?:[${APOSTROPHES}]|\\.)?`;
const NAME = new RegExp(`^${NAME_PATTERN}$`, 'u');

/** Words that belong to the last name before them. */
const LAST_NAME_SUFFIXES = new Set(['jr', 'jr.', 'sr', 'sr.', 'd.y.', 'd.ä.', 'ii', 'iii']);

/** Words that belong to the last name after them. */
const LAST_NAME_PARTICLES = new Set([
  'af',
  'al',
  'da',
  'de',
  'del',
  'della',
  'den',
  'der',
  'di',
  'dos',
  'du',
  'la',
  'le',
  'ten',
  'ter',
  'van',
  'von',
  'zu',
]);

/** True for a first or last name that part 5 accepts, of at most 100 characters. */
export function isName(text: string): boolean {
  const name = tidyName(text);
  return name.length <= MAX_LENGTH.name && NAME.test(name) && !isBlank(name);
}

/**
 * Splits a whole name at its last word; particles belong to the last name ("Eva von Essen"). A
 * single word is a first name, and the last name is ''.
 *
 * @returns null for a text that is not a name.
 */
export function splitName(text: string): PersonName | null {
  const name = tidyName(text);
  if (!NAME.test(name) || isBlank(name)) return null;
  const words = name.split(' ');
  let lastStart = words.length - 1;
  if (lastStart > 1 && LAST_NAME_SUFFIXES.has((words[lastStart] ?? '').toLowerCase()))
    lastStart -= 1;
  while (lastStart > 1 && LAST_NAME_PARTICLES.has((words[lastStart - 1] ?? '').toLowerCase())) {
    lastStart -= 1;
  }
  if (lastStart === 0) return { firstName: name, lastName: '' };
  return {
    firstName: words.slice(0, lastStart).join(' '),
    lastName: words.slice(lastStart).join(' '),
  };
}
