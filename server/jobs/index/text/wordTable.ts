/** Empty places of the table; a code is never below 0. */
const EMPTY = -1;
/** Part of the places that may be taken before the table grows. */
const MOST_TAKEN = 0.5;
const FIRST_SIZE = 1024;

/** Numbers of words that are found in a text without cutting each word out of it. */
export class WordTable {
  readonly #words: readonly string[];
  readonly #hashes: number[] = [];
  #places = new Int32Array(FIRST_SIZE).fill(EMPTY);

  /** @param words - the words by number; the caller adds to it before each `add`. */
  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** The number of the word that a text has from `from` to before `to`; -1 when it has none. */
  find(text: string, from: number, to: number): number {
    const mask = this.#places.length - 1;
    const hash = hashOf(text, from, to);
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const code = this.#places[place] ?? EMPTY;
      if (code === EMPTY) return EMPTY;
      if (this.#hashes[code] === hash && this.#isAt(code, text, from, to)) return code;
    }
  }

  /** Adds the last of the words. */
  add(): void {
    const code = this.#words.length - 1;
    const word = this.#words[code] ?? '';
    this.#hashes.push(hashOf(word, 0, word.length));
    if (this.#words.length > this.#places.length * MOST_TAKEN) {
      this.#places = new Int32Array(2 * this.#places.length).fill(EMPTY);
      for (let each = 0; each < code; each += 1) this.#place(each);
    }
    this.#place(code);
  }

  #place(code: number): void {
    const mask = this.#places.length - 1;
    let place = (this.#hashes[code] ?? 0) & mask;
    while (this.#places[place] !== EMPTY) place = (place + 1) & mask;
    this.#places[place] = code;
  }

  #isAt(code: number, text: string, from: number, to: number): boolean {
    const word = this.#words[code] ?? '';
    if (word.length !== to - from) return false;
    for (let at = 0; at < word.length; at += 1) {
      if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
    }
    return true;
  }
}

/** FNV-1a over the letters, 30 bits: a small integer of V8. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}
