import { distanceWithin } from '#domain/text/distance';
import type { Entry } from './entry';
import { entryOf, lexicon } from './lexicon';
import { isOrdinaryWord } from './ordinaryWords';
import { foldedKeyOf, type Token } from './tokens';

/** A shorter word is near too many others. */
const MIN_WORD = 4;
/** So many words are one name of a profession, whatever the misspelt one of them means by itself. */
const SURE_FROM = 3;
const shortestOf = (words: readonly string[]): number =>
  words.length < SURE_FROM ? MIN_WORD : MIN_WORD - 1;
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** A term of several words without one of them. */
interface Gap {
  /** The folded word that stands in the gap. */
  word: string;
  entry: Entry;
}
let gaps: ReadonlyMap<string, readonly Gap[]> | null = null;

const gapKey = (words: readonly string[], at: number): string =>
  words.map((word, index) => (index === at ? '' : word)).join(' ');

/** The professions that are called by several words, by all of their words but one. */
function gapsOf(key: string): readonly Gap[] {
  gaps ??= allGaps();
  return gaps.get(key) ?? [];
}

function allGaps(): Map<string, Gap[]> {
  const found = new Map<string, Gap[]>();
  for (const entry of lexicon().exact.values()) {
    if (entry.need !== 'nothing' || !entry.facets.some(({ part }) => part === 'workroles'))
      continue;
    const words = entry.term.split(SEPARATORS).map(foldedKeyOf);
    if (words.length < 2) continue;
    for (const [at, word] of words.entries()) {
      if (word.length < shortestOf(words)) continue;
      const key = gapKey(words, at);
      found.set(key, [...(found.get(key) ?? []), { word, entry }]);
    }
  }
  return found;
}

/**
 * The profession of several words of which one is misspelt: "denta nurse" is the dental nurse, and no
 * nurse. The misspelt word says nothing else, and is one mistake from one single term.
 *
 * @param isHeld - whether an open ad has a folded word, which is then meant as it is.
 */
export function phraseSlip(
  words: readonly Token[],
  isHeld: (folded: string) => boolean,
): Entry | null {
  const folded = words.map((word) => word.folded);
  const found = new Set<Entry>();
  for (const [at, token] of words.entries()) {
    const word = folded[at] ?? '';
    if (word.length < shortestOf(folded) || token.literal) continue;
    const near = gapsOf(gapKey(folded, at)).filter(
      (gap) => distanceWithin(word, gap.word, 1) === 1,
    );
    if (near.length === 0) continue;
    const isWord = entryOf(token.key) || isOrdinaryWord(token.text) || isHeld(word);
    if (isWord && words.length < SURE_FROM) continue;
    for (const { entry } of near) found.add(entry);
  }
  const [only] = found;
  return only && found.size === 1 ? only : null;
}
