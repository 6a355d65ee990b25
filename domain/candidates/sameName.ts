import { type PersonName, tidyName } from './names';

const wordsOf = ({ firstName, lastName }: PersonName): string[] =>
  tidyName(`${firstName} ${lastName}`).toLocaleLowerCase('sv').split(/[ -]+/u);

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
