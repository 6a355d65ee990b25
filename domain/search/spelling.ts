import { distanceWithin } from '#domain/text/distance';
import { labelOf } from './labels';
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
let candidates: readonly Candidate[] | null = null;

/** The terms of one word that are long enough to be told from others. */
function allCandidates(): readonly Candidate[] {
  candidates ??= [...lexicon().exact].flatMap(([key, entry]) => {
    const folded = foldedKeyOf(key);
    const isWord = !/\s/u.test(entry.term) && entry.need === 'nothing';
    const isLong = folded.length >= (SHORTEST[partOf(entry)] ?? Number.POSITIVE_INFINITY);
    return isWord && isLong ? [{ folded, entry }] : [];
  });
  return candidates;
}

const partOf = ({ facets: [first] }: Entry): string => first?.part ?? '';

const meaningOf = ({ facets }: Entry): string =>
  facets.map(({ part, ids }) => `${part}:${[...ids].sort().join()}`).join(';');

/**
 * The term that a word is a misspelling of: a listed misspelling, or the one nearest term,
 * which begins with the same letter. Null for a word as near to two meanings, and for a word that is known
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
  for (const candidate of allCandidates()) {
    const allowed = OFTEN_MISSPELT.has(partOf(candidate.entry)) ? limit : Math.min(limit, 1);
    if (Math.abs(candidate.folded.length - folded.length) > allowed) continue;
    const distance = distanceWithin(folded, candidate.folded, allowed);
    if (distance > allowed) continue;
    if (distance < limit) found = [];
    limit = distance;
    found.push(candidate);
  }
  const [first] = found;
  const isOneMeaning = new Set(found.map(({ entry }) => meaningOf(entry))).size === 1;
  // Few mistake the first letter: what begins otherwise is another word
  if (!first || !isOneMeaning || first.folded.charAt(0) !== folded.charAt(0)) return null;
  return { entry: first.entry, to: nameOf(first.entry) };
}

/** As the vocabulary writes a town or a system; a profession as it was meant. */
function nameOf(entry: Entry): string {
  const [{ part, ids } = { part: '', ids: [] }] = entry.facets;
  if (part === 'locations') return labelOf({ part, ids }, entry).sv;
  return part === 'systems' ? entry.term : entry.term.toLowerCase();
}
