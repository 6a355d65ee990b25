import type { Random } from '../search/random';

/** Keys beside each other on a Swedish keyboard. */
const ROWS = ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

type Mistake = (letters: readonly string[], at: number, random: Random) => string[];

/** In turn: a neighbouring key, two letters swapped, one left out, one doubled. */
const MISTAKES: readonly Mistake[] = [
  (letters, at, random) => letters.with(at, neighbour(letters[at] ?? '', random)),
  (letters, at) => letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
  (letters, at) => letters.toSpliced(at, 1),
  (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''),
];

/**
 * The text with one mistake in its longest word, never in the word's first or last letter. Which
 * kind follows from `turn`.
 */
export function misspell(text: string, turn: number, random: Random): string {
  const words = text.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const letters = [...longest];
  const mistake = MISTAKES[turn % MISTAKES.length];
  if (!mistake) return text;
  let wrong = longest;
  // Two equal letters swapped change nothing
  while (wrong === longest) {
    wrong = mistake(letters, 1 + random.below(letters.length - 3), random).join('');
  }
  return words.map((word) => (word === longest ? wrong : word)).join(' ');
}

function neighbour(letter: string, random: Random): string {
  const row = ROWS.find((keys) => keys.includes(letter));
  if (!row) return letter;
  const at = row.indexOf(letter);
  return random.one([...row].filter((_key, other) => Math.abs(other - at) === 1));
}
