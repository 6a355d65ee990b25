import { lowerBound } from '../lowerBound';

interface Entry {
  word: string;
  code: number;
}

/** Added words are searched one by one until there are more than these, and this share of all. */
const MOST_UNSORTED = 1000;
const UNSORTED_SHARE = 1 / 32;

/** Words in sorted order, so that those with a common prefix are adjacent. */
export class SortedWords {
  #words: string[] = [];
  #codes: number[] = [];
  #added: Entry[] = [];

  add(word: string, code: number): void {
    this.#added.push({ word, code });
  }

  /** Codes of the words that begin with `prefix`. */
  startingWith(prefix: string): number[] {
    this.sort();
    const codes: number[] = [];
    const words = this.#words;
    let at = lowerBound(words.length, (place) => (words[place] ?? '') < prefix);
    for (; words[at]?.startsWith(prefix); at += 1) codes.push(this.#codes[at] ?? 0);
    for (const { word, code } of this.#added) if (word.startsWith(prefix)) codes.push(code);
    return codes;
  }

  /** The codes of all words, in the words' order. */
  inOrder(): Int32Array {
    this.#sortIn(0);
    return Int32Array.from(this.#codes);
  }

  /** Adds words that are in order already, to an empty list: the codes as `inOrder` gave them. */
  addInOrder(codes: Int32Array, wordOf: (code: number) => string): void {
    this.#codes = Array.from(codes);
    this.#words = this.#codes.map(wordOf);
  }

  /** Sorts the added words in, if they are many. */
  sort(): void {
    this.#sortIn(Math.max(MOST_UNSORTED, this.#words.length * UNSORTED_SHARE));
  }

  /** Sorts the added words in, if they are more than a number. */
  #sortIn(mostUnsorted: number): void {
    const added = this.#added;
    if (added.length <= mostUnsorted) return;
    added.sort((a, b) => (a.word < b.word ? -1 : 1));
    const words: string[] = [];
    const codes: number[] = [];
    let next = 0;
    for (const { word, code } of added) {
      for (; next < this.#words.length && (this.#words[next] ?? '') < word; next += 1) {
        words.push(this.#words[next] ?? '');
        codes.push(this.#codes[next] ?? 0);
      }
      words.push(word);
      codes.push(code);
    }
    for (; next < this.#words.length; next += 1) {
      words.push(this.#words[next] ?? '');
      codes.push(this.#codes[next] ?? 0);
    }
    this.#words = words;
    this.#codes = codes;
    this.#added = [];
  }
}
