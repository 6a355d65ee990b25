import { MAX_LENGTH } from '#domain/limits';
import { isBlank } from '#domain/plainText';

/** A person's first and last name. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Letters of any script with their accents; spaces, hyphens and apostrophes between them. */
const NAME = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*['’]?$/u;

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

/** Trims, joins runs of spaces, and composes accents, so that equal names are equal texts. */
export function tidyName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

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
  while (lastStart > 1 && LAST_NAME_PARTICLES.has((words[lastStart - 1] ?? '').toLowerCase())) {
    lastStart -= 1;
  }
  if (lastStart === 0) return { firstName: name, lastName: '' };
  return {
    firstName: words.slice(0, lastStart).join(' '),
    lastName: words.slice(lastStart).join(' '),
  };
}
