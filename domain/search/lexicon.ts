import { buildLexicon } from './buildLexicon';
import type { Entry, Lexicon } from './entry';

let built: Lexicon | null = null;

/** The thesaurus in maps, made at the first search. */
export function lexicon(): Lexicon {
  built ??= buildLexicon();
  return built;
}

const HAS_SWEDISH = /[åäö]/u;

/** A term's entry: as written, or as it is without å, ä and ö where none was written. */
export function entryOf(key: string): Entry | undefined {
  const { exact, folded } = lexicon();
  return exact.get(key) ?? (HAS_SWEDISH.test(key) ? undefined : folded.get(key));
}
