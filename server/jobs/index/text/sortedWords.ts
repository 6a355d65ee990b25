interface Entry {
  word: string;
  code: number;
}

/** Words in sorted order, so that those with a common prefix are adjacent. */
export class SortedWords {
  readonly #entries: Entry[] = [];
  #isSorted = true;

  add(word: string, code: number): void {
    this.#entries.push({ word, code });
    this.#isSorted = false;
  }

  /** Codes of the words that begin with `prefix`, in the words' order. */
  startingWith(prefix: string): number[] {
    if (!this.#isSorted) {
      this.#entries.sort((a, b) => (a.word < b.word ? -1 : 1));
      this.#isSorted = true;
    }
    const codes: number[] = [];
    for (let at = this.#firstFrom(prefix); at < this.#entries.length; at += 1) {
      const entry = this.#entries[at];
      if (!entry?.word.startsWith(prefix)) break;
      codes.push(entry.code);
    }
    return codes;
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle]?.word ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
