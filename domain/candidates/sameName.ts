import { tidyName } from '#domain/text/tidy';
import type { PersonName } from './names';

/** All of them are typed for the same one. */
const APOSTROPHES = /[’‘´`′]/gu;

const wordsOf = ({ firstName, lastName }: PersonName): string[] =>
  tidyName(`${firstName} ${lastName}`)
    .replace(APOSTROPHES, "'")
    .toLocaleLowerCase('sv')
    .split(/[\s\p{Pd}]+/u);

/**
 * Whether two names may be one person's: one has every word of the other. "Alva Maria Nordanvik" and
 * "Alva Nordanvik" may; who changed their last name is asked.
 */
export function isSameName(one: PersonName, other: PersonName): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return few.length > 1 && few.every((word) => many.includes(word));
}
