import { stemsOf } from '#domain/search/stems';
import { distanceWithin } from '#domain/text/distance';
import { popcount } from '../bitmap';
import { BODY, KIND_COUNT } from './adTexts';
import { SortedWords } from './sortedWords';
import { visitWords } from './words';
import { WordTable } from './wordTable';

/** A shorter word matches only as a prefix: `rska` ends half the words of the dictionary. */
const MIN_SUFFIX_LENGTH = 4;
/** A shorter stem is the whole word. */
const MIN_STEM_LENGTH = 4;
/** The longest ending that a form of a word has beside its stem; longer ones are compounds. */
const MAX_ENDING_LENGTH = 6;
/** A shorter word is neither corrected nor what another is corrected to. */
const MIN_CORRECTED_LENGTH = 4;

/** Spelling mistakes allowed in a word of this length. */
function allowedMistakes(length: number): number {
  if (length < MIN_CORRECTED_LENGTH) return 0;
  return length < 10 ? 1 : 2;
}

/** The key of a word in one kind of text: its rows are kept under it. */
export const keyOf = (code: number, kind: number): number => code * KIND_COUNT + kind;

/** What a dictionary is made again from. */
export type DictionaryState = ReturnType<TextDictionary['state']>;

/** Every word of the ads that were ever indexed, by a number that never changes. */
export class TextDictionary {
  readonly #words: string[] = [];
  readonly #table = new WordTable(this.#words);
  /** How words are written whose folded form differs. */
  readonly #written = new Map<number, string>();
  readonly #letters: number[] = [];
  /** Whether the word was ever in a name, and not only in running text. */
  readonly #isName: boolean[] = [];
  /** The last ad that had each word, to give it once. */
  readonly #lastAd: number[] = [];
  readonly #forwards = new SortedWords();
  readonly #namesBackwards = new SortedWords();
  #ads = 0;

  /** @param state - of the dictionary that it becomes; absent for an empty one. */
  constructor(state?: DictionaryState) {
    if (!state) return;
    const { words, written, names, inOrder, backwards } = state;
    for (const word of words) this.#append(word);
    for (const [code, text] of written) this.#written.set(code, text);
    for (const code of names) this.#isName[code] = true;
    this.#forwards.addInOrder(inOrder, (code) => words[code] ?? '');
    this.#namesBackwards.addInOrder(backwards, (code) => reversed(words[code] ?? ''));
  }

  /** Everything that it is made again from: plain data, which later words do not change. */
  state() {
    const backwards = this.#namesBackwards.inOrder();
    return {
      words: [...this.#words],
      written: [...this.#written],
      names: backwards.slice().sort(),
      inOrder: this.#forwards.inOrder(),
      backwards,
    };
  }

  /** The number of words ever seen: every code is below it. */
  get size(): number {
    return this.#words.length;
  }

  /**
   * The keys of an ad's words, each in the first kind of text that has it.
   *
   * @param texts - in the order of `TEXT_KINDS`.
   */
  add(texts: readonly string[]): Int32Array {
    this.#ads += 1;
    const keys: number[] = [];
    for (const [kind, text] of texts.entries()) {
      visitWords(text, (folded, from, to, written) => {
        const known = this.#table.find(folded, from, to);
        const code =
          known < 0 ? this.#learn(folded.slice(from, to), written.slice(from, to)) : known;
        if (this.#lastAd[code] === this.#ads) return;
        this.#lastAd[code] = this.#ads;
        if (kind !== BODY && !this.#isName[code]) this.#learnName(code);
        keys.push(keyOf(code, kind));
      });
    }
    return Int32Array.from(keys);
  }

  /** Sorts now, so that the next look-up does not have to. */
  sort(): void {
    this.#forwards.sort();
    this.#namesBackwards.sort();
  }

  codeOf(word: string): number | undefined {
    const code = this.#table.find(word, 0, word.length);
    return code < 0 ? undefined : code;
  }

  /** A word as an ad wrote it, in lower case. */
  writtenOf(code: number): string {
    return this.#written.get(code) ?? this.#words[code] ?? '';
  }

  /** The word and its inflections: the words that have a stem in common with it. */
  formsOf(word: string): number[] {
    const code = this.codeOf(word);
    const stems = stemsOf(word).filter(({ length }) => length >= MIN_STEM_LENGTH);
    const forms = stems.flatMap((stem) =>
      this.#forwards.startingWith(stem).filter((other) => {
        const form = this.#words[other] ?? '';
        return form.length <= stem.length + MAX_ENDING_LENGTH && stemsOf(form).includes(stem);
      }),
    );
    return [...new Set(code === undefined ? forms : [code, ...forms])];
  }

  /** The words that begin with a word. */
  beginningWith(word: string): number[] {
    return this.#forwards.startingWith(word);
  }

  /** The words of names that begin with a word or, as in Swedish compounds, end with it. */
  namesWith(word: string): number[] {
    const beginning = this.#forwards.startingWith(word).filter((code) => this.#isName[code]);
    if (word.length < MIN_SUFFIX_LENGTH) return beginning;
    return [...new Set([...beginning, ...this.#namesBackwards.startingWith(reversed(word))])];
  }

  /**
   * The words that differ from a misspelt one by the fewest mistakes, none by more than are allowed
   * in a word of its length and none in the first letter, which few mistake. A word with a digit has
   * no misspelling: 2026 is not 2025.
   */
  nearest(word: string, isHeld: (code: number) => boolean): number[] {
    let limit = /\p{N}/u.test(word) ? 0 : allowedMistakes(word.length);
    let nearest: number[] = [];
    const letters = lettersOf(word);
    for (let code = 0; limit > 0 && code < this.#words.length; code += 1) {
      // One mistake changes at most two letters of the set.
      if (popcount(letters ^ (this.#letters[code] ?? 0)) > 2 * limit) continue;
      const candidate = this.#words[code] ?? '';
      if (candidate.length < MIN_CORRECTED_LENGTH || candidate[0] !== word[0]) continue;
      const distance = distanceWithin(word, candidate, limit);
      if (distance > limit || !isHeld(code)) continue;
      if (distance < limit) nearest = [];
      nearest.push(code);
      limit = distance;
    }
    return nearest;
  }

  wordOf(code: number): string {
    return this.#words[code] ?? '';
  }

  #learn(found: string, written: string): number {
    const word = copyOf(found);
    const code = this.#append(word);
    if (written !== word) this.#written.set(code, copyOf(written));
    this.#forwards.add(word, code);
    return code;
  }

  #append(word: string): number {
    this.#words.push(word);
    this.#table.add();
    this.#letters.push(lettersOf(word));
    this.#isName.push(false);
    this.#lastAd.push(0);
    return this.#words.length - 1;
  }

  #learnName(code: number): void {
    this.#isName[code] = true;
    this.#namesBackwards.add(reversed(this.#words[code] ?? ''), code);
  }
}

/** A string of its own: a part of a text would keep the whole text in memory. */
function copyOf(word: string): string {
  return Buffer.from(word).toString();
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
