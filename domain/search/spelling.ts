import { distanceWithin } from '#domain/text/distance';
import { type Entry, entryOf, lexicon } from './lexicon';
import { foldedKeyOf, keyOf } from './tokens';

/** A term that a word was misspelt for. */
export interface Respelt {
  entry: Entry;
  /** The term, as it is written. */
  to: string;
}

const MIN_WORD = 5;
/** From this length on two mistakes are allowed in the name of a profession or a place. */
const TWO_MISTAKES = 9;
/** Shorter terms of each part are near too many other words. */
const SHORTEST: Readonly<Record<string, number>> = {
  workroles: 6,
  locations: 5,
  systems: 5,
  workfields: 7,
  employmentTypes: 7,
  timeOfDay: 7,
};
const OFTEN_MISSPELT = new Set(['workroles', 'locations']);

interface Candidate {
  folded: string;
  entry: Entry;
}
let candidates: Map<string, Candidate[]> | null = null;

/** Terms of one word by their first letter. */
function candidatesOf(letter: string): readonly Candidate[] {
  if (!candidates) {
    candidates = new Map();
    for (const [key, entry] of lexicon().exact) {
      const [part = ''] = entry.facets.map((facet) => facet.part);
      const folded = foldedKeyOf(key);
      const isWord = !/\s/u.test(entry.term) && entry.need === 'nothing';
      if (!isWord || folded.length < (SHORTEST[part] ?? Number.POSITIVE_INFINITY)) continue;
      const first = folded.charAt(0);
      candidates.set(first, [...(candidates.get(first) ?? []), { folded, entry }]);
    }
  }
  return candidates.get(letter) ?? [];
}

const meaningOf = ({ facets }: Entry): string =>
  facets.map(({ part, ids }) => `${part}:${[...ids].sort().join()}`).join(';');

/**
 * The term that a word is a misspelling of: a listed misspelling, or the one nearest term that
 * begins with the same letter. Null for a word as near to two meanings, and for a word that is known
 * not to be ours: a profession never becomes another.
 */
export function respelt(word: string): Respelt | null {
  const folded = foldedKeyOf(word);
  if (lexicon().others.has(folded)) return null;
  return listed(folded) ?? nearest(folded);
}

function listed(folded: string): Respelt | null {
  const meant = lexicon().misspelt.get(folded);
  if (!meant) return null;
  let best: Respelt | null = null;
  let limit = folded.length;
  for (const term of meant) {
    const distance = distanceWithin(folded, foldedKeyOf(term), limit);
    const entry = entryOf(keyOf(term));
    if (!entry || distance > limit || (best && distance === limit)) continue;
    best = { entry, to: term };
    limit = distance;
  }
  return best;
}

function nearest(folded: string): Respelt | null {
  if (folded.length < MIN_WORD || /\d/u.test(folded)) return null;
  let limit = folded.length < TWO_MISTAKES ? 1 : 2;
  let found: Candidate[] = [];
  for (const candidate of candidatesOf(folded.charAt(0))) {
    const [part = ''] = candidate.entry.facets.map((facet) => facet.part);
    const allowed = OFTEN_MISSPELT.has(part) ? limit : Math.min(limit, 1);
    const distance = distanceWithin(folded, candidate.folded, allowed);
    if (distance > allowed) continue;
    if (distance < limit) found = found.filter(() => false);
    limit = distance;
    found.push(candidate);
  }
  const [first] = found;
  if (!first || new Set(found.map(({ entry }) => meaningOf(entry))).size > 1) return null;
  return { entry: first.entry, to: first.entry.term.toLowerCase() };
}
