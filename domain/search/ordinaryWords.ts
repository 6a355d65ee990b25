import { fold } from '#domain/text/fold';
import { ORDINARY_WORDS } from '#domain/vocabulary/thesaurus/ordinaryWords.generated';
import { foldedKeyOf, keyOf } from './tokens';

interface Words {
  /** In the form of `keyOf`. */
  exact: ReadonlySet<string>;
  /** Without å, ä and ö. */
  folded: ReadonlySet<string>;
}
let known: Words | null = null;

/** Made at the first word that would be corrected. */
function ordinaryWords(): Words {
  known ??= { exact: new Set(ORDINARY_WORDS), folded: new Set(ORDINARY_WORDS.map(fold)) };
  return known;
}

/**
 * True for a word of Swedish or English that is no term of ours: "bostad" is no Båstad, and "hyra"
 * is no "fyra". One that was written without å, ä and ö may be any that has them.
 */
export function isOrdinaryWord(word: string): boolean {
  const key = keyOf(word);
  const { exact, folded } = ordinaryWords();
  return exact.has(key) || (key === foldedKeyOf(word) && folded.has(key));
}
