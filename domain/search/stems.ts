import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as swedishStem } from '@orama/stemmers/swedish';
import { fold } from '#domain/text/fold';

/** Words whose vowel changes, which no stemmer meets: folded form → folded form of the singular. */
const SINGULARS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    natter: 'natt',
    natterna: 'natt',
    stader: 'stad',
    somrar: 'sommar',
    somrarna: 'sommar',
    hander: 'hand',
    tander: 'tand',
    fotter: 'fot',
    bocker: 'bok',
    women: 'woman',
    children: 'child',
    midwives: 'midwife',
  }),
);
/** A shorter stem begins too many other words. */
const MIN_STEM = 4;
/** Endings that Snowball's Swedish leaves: "sjuksköterskan". */
const DEFINITE = /(?:an|arnas|ornas|ans)$/u;

/**
 * The folded stems of a word, Swedish and English, each at least four letters; the folded word
 * itself where it is shorter. Two words with a stem in common are forms of one word.
 */
export function stemsOf(word: string): string[] {
  const lower = word.normalize('NFC').toLowerCase();
  const folded = fold(lower);
  const base = SINGULARS.get(folded) ?? lower.replace(DEFINITE, 'a');
  const stems = [swedishStem(base), englishStem(base), SINGULARS.get(folded) ?? '']
    .map(fold)
    .filter((stem) => stem.length >= MIN_STEM);
  return stems.length > 0 ? [...new Set(stems)] : [folded];
}
