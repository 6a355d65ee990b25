import { distanceWithin } from '#domain/text/distance';
import { fold } from '#domain/text/fold';
import type { Entry } from './entry';
import { labelOf } from './labels';
import { entryOf, lexicon } from './lexicon';
import { foldedKeyOf, keyOf } from './tokens';

/** A term that a word was misspelt for. */
export interface Respelt {
  entry: Entry;
  /** The term, as it is written. */
  to: string;
  /** Whether the thesaurus lists the misspelling: nothing else can be meant. */
  isListed: boolean;
}

const MIN_WORD = 5;
/** Digits, and adjectives: "neurologisk" is no "neurologist". */
const NO_NAME = /\d|isk[at]?$/u;
/** What somebody is called: "mammografist" is no slip of "mammografi". */
const SOMEBODY = /(?:ist|log|kirurg|terapeut|läkare|sköterska|skötare)$/u;
/** From this length on two mistakes are allowed in the name of a profession or a place. */
const TWO_MISTAKES = 10;
/** Shorter terms of each part are near too many other words. */
const SHORTEST: Readonly<Record<string, number>> = {
  workroles: 6,
  locations: 6,
  systems: 5,
  workfields: 7,
  employmentTypes: 7,
  timeOfDay: 7,
};
/** A profession of so many letters is meant with another first letter, too. */
const SURE = 9;
/** A listed misspelling is nearer to what was meant. */
const FAR_FROM_A_LISTED_TERM = 4;
/** Those who care for animals are none of ours: "djursjuksköterska" is no "njursjuksköterska". */
const OF_ANIMALS = /^djur/u;
const OFTEN_MISSPELT = new Set(['workroles', 'locations']);

const ONE_WORD = /^\p{L}+$/u;

interface Candidate {
  folded: string;
  letters: number;
  entry: Entry;
}
let byLength: ReadonlyMap<number, readonly Candidate[]> | null = null;

/** The terms of one word that are long enough to be told from others, by their length. */
function candidatesOf(length: number): readonly Candidate[] {
  byLength ??= candidates();
  return byLength.get(length) ?? [];
}

function candidates(): Map<number, Candidate[]> {
  const found = new Map<number, Candidate[]>();
  for (const [key, entry] of lexicon().exact) {
    const folded = foldedKeyOf(key);
    const isWord = ONE_WORD.test(entry.term) && entry.need === 'nothing' && !entry.isForeign;
    const shortest = SHORTEST[partOf(entry)] ?? Number.POSITIVE_INFINITY;
    if (!isWord || folded.length < shortest) continue;
    const same = found.get(folded.length) ?? [];
    same.push({ folded, letters: lettersOf(folded), entry });
    found.set(folded.length, same);
  }
  return found;
}

/** The letters of a word, as bits; different letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** True where the letters of two words differ by more than a mistake changes: two of the set. */
function areFar(a: number, b: number, mistakes: number): boolean {
  let rest = a ^ b;
  for (let count = 0; rest !== 0; count += 1) {
    if (count >= 2 * mistakes) return true;
    rest &= rest - 1;
  }
  return false;
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
  if (lexicon().others.has(folded) || OF_ANIMALS.test(folded)) return null;
  return listed(folded) ?? nearest(folded);
}

/** True for a word that is as near to two professions, or near to one in a way that is not sure. */
export function isNearAProfession(word: string): boolean {
  return nearestCandidates(foldedKeyOf(word)).some(({ entry }) => partOf(entry) === 'workroles');
}

/** A shorter word is near too many others, even where nothing else names a profession. */
const SHORTEST_SLIP = 5;
/** Of the neighbours' names, which are near too many words of Swedish. */
const SHORTEST_FOREIGN = 7;
/** From this length on two mistakes of any kind are a slip, where nothing else names a profession. */
const ANY_TWO_MISTAKES = 8;
let professions: readonly Candidate[] | null = null;

function professionsOfOneWord(): Candidate[] {
  return [...lexicon().exact].flatMap(([key, entry]) => {
    const folded = foldedKeyOf(key);
    const isWord = ONE_WORD.test(entry.term) && entry.need === 'nothing';
    const shortest = entry.isForeign ? SHORTEST_FOREIGN : SHORTEST_SLIP;
    if (!isWord || partOf(entry) !== 'workroles' || folded.length < shortest) return [];
    return [{ folded, letters: lettersOf(folded), entry }];
  });
}

/** True where every letter of a word is one of another's: its letters are swapped or left out, and none is new. */
function isMadeOf(word: string, whole: string): boolean {
  const left = [...whole];
  return [...word].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The one profession that a word is a slip of in a text that names no other: also one of the neighbours' names, and a
 * short one with two mistakes, where these only swap or lose letters ("läkra", "lpgoed"). Null for none, and for a word that is known not to be ours.
 *
 * @param most - how many mistakes a slip has.
 */
export function slipOfProfession(word: string, most = 2): Respelt | null {
  const folded = foldedKeyOf(word);
  if (folded.length < SHORTEST_SLIP || NO_NAME.test(folded)) return null;
  if (lexicon().others.has(folded) || OF_ANIMALS.test(folded)) return null;
  professions ??= professionsOfOneWord();
  const letters = lettersOf(folded);
  let limit = most;
  let found: Candidate[] = [];
  for (const candidate of professions) {
    const { folded: term } = candidate;
    if (areFar(letters, candidate.letters, limit)) continue;
    const distance = distanceWithin(folded, term, limit);
    const isSlip = distance < 2 || folded.length >= ANY_TWO_MISTAKES || isMadeOf(folded, term);
    if (distance > limit || !isSlip) continue;
    // "Endoskopi" is what an endoskopist does
    if (distance > 1 && term.startsWith(folded)) continue;
    if (distance < limit) found = [];
    limit = distance;
    found.push(candidate);
  }
  const [first] = found;
  const isOneMeaning = new Set(found.map(({ entry }) => meaningOf(entry))).size === 1;
  const beginsSo = found.every((candidate) => mayBeginSo(folded, candidate));
  return first && isOneMeaning && beginsSo
    ? { entry: first.entry, to: nameOf(first.entry), isListed: false }
    : null;
}

function listed(folded: string): Respelt | null {
  const meant = lexicon().misspelt.get(folded);
  if (!meant) return null;
  let best: Respelt | null = null;
  let limit = FAR_FROM_A_LISTED_TERM;
  for (const term of meant) {
    const distance = distanceWithin(folded, foldedKeyOf(term), limit);
    const entry = entryOf(keyOf(term));
    if (!entry || distance > limit || (best && distance === limit)) continue;
    best = { entry, to: term, isListed: true };
    limit = distance;
  }
  return best;
}

function nearest(folded: string): Respelt | null {
  if (folded.length < MIN_WORD || NO_NAME.test(folded)) return null;
  const nearest = nearestCandidates(folded);
  const near = SOMEBODY.test(folded)
    ? nearest.filter(
        ({ folded: term, entry }) => partOf(entry) !== 'workfields' || SOMEBODY.test(term),
      )
    : nearest;
  // "Psykologg" is who works in psykologi
  const professions = near.filter(({ entry }) => partOf(entry) === 'workroles');
  const isOfProfession = near.every(({ entry }) =>
    ['workroles', 'workfields'].includes(partOf(entry)),
  );
  const found = professions.length > 0 && isOfProfession ? professions : near;
  const [first] = found;
  const isOneMeaning = new Set(found.map(({ entry }) => meaningOf(entry))).size === 1;
  if (!first || !isOneMeaning || !mayBeginSo(folded, first)) return null;
  return { entry: first.entry, to: nameOf(first.entry), isListed: false };
}

/**
 * Few mistake the first letter: what begins otherwise is another word, but where it is a long profession in all else
 * ("djuksköterska").
 */
function mayBeginSo(folded: string, { folded: term, entry }: Candidate): boolean {
  if (term.charAt(0) === folded.charAt(0)) return true;
  return (
    partOf(entry) === 'workroles' && folded.length >= SURE && distanceWithin(folded, term, 1) === 1
  );
}

/** All terms at the least distance from a word. */
function nearestCandidates(folded: string): Candidate[] {
  let limit = folded.length < TWO_MISTAKES ? 1 : 2;
  let found: Candidate[] = [];
  const letters = lettersOf(folded);
  const most = limit;
  for (let length = folded.length - most; length <= folded.length + most; length += 1) {
    for (const candidate of candidatesOf(length)) {
      const allowed = OFTEN_MISSPELT.has(partOf(candidate.entry)) ? limit : Math.min(limit, 1);
      if (areFar(letters, candidate.letters, allowed)) continue;
      const distance = distanceWithin(folded, candidate.folded, allowed);
      if (distance > allowed) continue;
      if (distance < limit) found = [];
      limit = distance;
      found.push(candidate);
    }
  }
  return found;
}

/** As the vocabulary writes a town or a system; a profession as it was meant. */
function nameOf(entry: Entry): string {
  const [{ part, ids } = { part: '', ids: [] }] = entry.facets;
  const name = part === 'locations' ? labelOf({ part, ids }, entry).sv : null;
  const limit = FAR_FROM_A_LISTED_TERM;
  // A town by its name, but a hospital not by its town
  if (name && distanceWithin(fold(name), fold(entry.term), limit) <= limit) return name;
  return part === 'systems' ? entry.term : entry.term.toLowerCase();
}
