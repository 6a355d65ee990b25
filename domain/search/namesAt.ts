import type { Entry } from './entry';
import { entryOf, lexicon } from './lexicon';
import { isNegation } from './negationWords';
import { asOneWord } from './publicEmployers';
import type { ReadBeside, Span } from './span';
import { MOST_WORDS, type Token } from './tokens';

/** The longest name of an employer: it is a name before its words are understood. */
export function employerAt(
  tokens: readonly Token[],
  at: number,
  { employerNamed = () => null }: ReadBeside,
): Span | null {
  let letters = '';
  let longest: Span | null = null;
  for (let to = at + 1; to <= Math.min(at + MOST_WORDS, tokens.length); to += 1) {
    const last = tokens[to - 1];
    if (!last || isNegation(last)) break;
    letters += last.folded;
    const employer = employerNamed(letters);
    if (employer === null) continue;
    const words = tokens.slice(at, to);
    const typed = words.map(({ folded }) => folded).join(' ');
    const place = placeNamed(words.map(({ key }) => key).join(''));
    // "Doktor.se" may be called "Doktorse" where it employs
    const names = [...new Set([typed, employer].map(asOneWord))];
    longest = { from: at, to, reading: { kind: 'word', names, ...(place && { place }) } };
  }
  return longest;
}

/** The longest hospital that open ads name: its jobs are meant, and not all of its town. */
export function hospitalAt(
  tokens: readonly Token[],
  at: number,
  { isInAds = () => false }: ReadBeside,
): Span | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length -= 1) {
    const key = tokens
      .slice(at, at + length)
      .map((word) => word.key)
      .join('');
    const names = lexicon()
      .hospitals.get(key)
      ?.filter((name) => name.split(' ').every((word) => isInAds(word)));
    if (!names || names.length === 0) continue;
    const place = placeNamed(key);
    return { from: at, to: at + length, reading: { kind: 'word', names, ...(place && { place }) } };
  }
  return null;
}

/** What stands before the name of a place. */
const AT: ReadonlySet<string> = new Set(['i', 'på', 'vid', 'till', 'in', 'at', 'near']);

/** A part of a town that open ads name: its jobs are meant, and all of the town is offered. */
export function localityAt(
  tokens: readonly Token[],
  at: number,
  { isInAds = () => false }: ReadBeside,
): Span | null {
  const before = tokens[at - 1]?.key ?? '';
  const town = AT.has(before) ? null : placeNamed(before);
  if (!AT.has(before) && !town) return null;
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const key = words.map((word) => word.key).join('');
    const name = lexicon().localities.get(key);
    const place = name === undefined ? null : placeNamed(key);
    // Stockholm is a municipality, and a locality in it
    if (name === undefined || !place || place.need === 'nothing') continue;
    // "Göteborg Hisingen" is the part of the town
    if (!AT.has(before) && !isSamePlace(place, town)) continue;
    if (!name.split(' ').every((word) => isInAds(word))) continue;
    return { from: at, to: at + length, reading: { kind: 'word', names: [name], place } };
  }
  return null;
}

const isSamePlace = ({ facets: [one] }: Entry, other: Entry | null): boolean =>
  one?.ids.join() === other?.facets[0]?.ids.join();

/** A term that is a place and nothing else. */
function placeNamed(key: string): Entry | null {
  const entry = entryOf(key);
  return entry?.facets.every(({ part }) => part === 'locations') ? entry : null;
}
