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

/** Endings of other forms of an English word; the stemmer takes more off Swedish words. */
const ENGLISH_FORM = /(?:s|ed|ing|y)$/u;
/** "Personlig" is no form of "person": only its own endings go. */
const ADJECTIVE = /(?<=ig)(?:a|t|are|ast|aste)$/u;

/**
 * The folded stems of a word, Swedish and English, each at least four letters; the folded word
 * itself where it is shorter. Two words with a stem in common are forms of one word, and a stem
 * begins the other forms of its word.
 */
export function stemsOf(word: string): string[] {
  const lower = word.normalize('NFC').toLowerCase();
  const folded = fold(lower);
  const singular = SINGULARS.get(folded);
  const stems = [swedishStemOf(singular ?? lower)];
  if (ENGLISH_FORM.test(lower)) stems.push(englishStem(lower));
  if (singular !== undefined) stems.push(singular);
  const long = stems.map(fold).filter((stem) => stem.length >= MIN_STEM);
  return long.length > 0 ? [...new Set(long)] : [folded];
}

function swedishStemOf(word: string): string {
  if (/ig(?:a|t|are|ast|aste)?$/u.test(word)) return word.replace(ADJECTIVE, '');
  return swedishStem(word.replace(DEFINITE, 'a'));
}
