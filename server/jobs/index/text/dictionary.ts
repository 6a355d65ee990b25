import { distanceWithin } from '#domain/text/distance';
import { popcount } from '../bitmap';
import { SortedWords } from './sortedWords';

/** A shorter word matches only as a prefix: `rska` ends half the words of the dictionary. */
const MIN_SUFFIX_LENGTH = 4;

/** Spelling mistakes allowed in a word of this length. */
function allowedMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Every word of the indexed jobs, by a number that never changes, and how many jobs have it. A word
 * without jobs is kept but never matched.
 */
export class TextDictionary {
  readonly #codes = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  readonly #jobs: number[] = [];
  readonly #forwards = new SortedWords();
  readonly #backwards = new SortedWords();

  /** The number of words ever seen: every code is below it. */
  get size(): number {
    return this.#words.length;
  }

  /** Counts one more job with these words and returns their codes. */
  add(words: readonly string[]): Int32Array {
    return Int32Array.from(words, (word) => {
      const code = this.#codes.get(word) ?? this.#learn(word);
      this.#jobs[code] = (this.#jobs[code] ?? 0) + 1;
      return code;
    });
  }

  /** Counts one job fewer with these words. */
  remove(words: readonly string[]): void {
    for (const word of words) {
      const code = this.#codes.get(word);
      if (code !== undefined) this.#jobs[code] = (this.#jobs[code] ?? 0) - 1;
    }
  }

  /**
   * The codes of the words that a search word stands for: those that begin with it or, as in
   * Swedish compounds, end with it. Only when there is none, it counts as misspelt and matches the
   * nearest words; allowing mistakes at once would find radiology for cardiology.
   *
   * @param word - in the form that `wordsOf` returns.
   */
  match(word: string): number[] {
    const exact = this.#asWritten(word);
    if (exact.length > 0) return exact;
    return [...new Set(this.#nearest(word).flatMap((corrected) => this.#asWritten(corrected)))];
  }

  #learn(word: string): number {
    const code = this.#words.length;
    this.#codes.set(word, code);
    this.#words.push(word);
    this.#letters.push(lettersOf(word));
    this.#jobs.push(0);
    this.#forwards.add(word, code);
    this.#backwards.add(reversed(word), code);
    return code;
  }

  #asWritten(word: string): number[] {
    const beginning = this.#forwards.startingWith(word);
    const ending =
      word.length < MIN_SUFFIX_LENGTH ? [] : this.#backwards.startingWith(reversed(word));
    return [...new Set([...beginning, ...ending])].filter((code) => this.#isHeld(code));
  }

  #nearest(word: string): string[] {
    let limit = allowedMistakes(word.length);
    let nearest: string[] = [];
    const letters = lettersOf(word);
    for (let code = 0; limit > 0 && code < this.#words.length; code += 1) {
      // One mistake changes at most two letters of the set.
      if (popcount(letters ^ (this.#letters[code] ?? 0)) > 2 * limit || !this.#isHeld(code)) {
        continue;
      }
      const candidate = this.#words[code] ?? '';
      const distance = distanceWithin(word, candidate, limit);
      if (distance > limit) continue;
      if (distance < limit) nearest = [];
      nearest.push(candidate);
      limit = distance;
    }
    return nearest;
  }

  #isHeld(code: number): boolean {
    return (this.#jobs[code] ?? 0) > 0;
  }
}

/** The letters of a word, as bits; different letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function reversed(word: string): string {
  return [...word].reverse().join('');
}
