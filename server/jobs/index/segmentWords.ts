import { type Bitmap, emptyBitmap } from './bitmap';
import type { TermPlan, WordPlan } from './terms';
import { BODY, KIND_COUNT } from './text/adTexts';
import { keyOf } from './text/dictionary';
import type { WordRows } from './wordRows';

/** Terms whose rows are kept: the pages of a list ask for the same ones. */
const KEPT = 32;

/**
 * The rows that have a term, by the kind of text that has it: the set at a kind's position has the
 * rows where that kind or a heavier one has the term, so the last has all. Read-only.
 */
export type TermRows = readonly Bitmap[];

/** The words of one segment's ads. */
export class SegmentWords {
  readonly rows: WordRows;
  readonly #rowCount: number;
  readonly #kept = new Map<string, TermRows>();
  /** Where the rows of a word are read to. */
  #room: Int32Array | null = null;

  constructor(rows: WordRows, rowCount: number) {
    this.rows = rows;
    this.#rowCount = rowCount;
  }

  /** The rows that have a term. */
  of(term: TermPlan): TermRows {
    const key = JSON.stringify(term);
    const rows = this.#kept.get(key) ?? this.#find(term);
    // Set again, so that it is the newest entry; the oldest is removed.
    this.#kept.delete(key);
    this.#kept.set(key, rows);
    const [eldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && eldest !== undefined) this.#kept.delete(eldest);
    return rows;
  }

  /** How many rows of a set have the words; stops at the first when `atMost` is 1. */
  countIn(live: Bitmap, { names, body }: WordPlan, atMost: number): number {
    this.#room ??= new Int32Array(this.#rowCount);
    const room = this.#room;
    let count = 0;
    const add = (place: number) => {
      if (count < atMost) count += this.rows.countIn(place, live, room);
    };
    for (const code of names) this.#places(code, 0, BODY, add);
    for (const code of body) this.#places(code, BODY, KIND_COUNT, add);
    return count;
  }

  #find(term: TermPlan): TermRows {
    const found = this.#noRows();
    for (const words of term) {
      const [first, ...others] = words.map((word) => this.#findWord(word));
      if (!first) continue;
      for (const [kind, rows] of first.entries()) {
        const all = found[kind] ?? rows;
        for (let at = 0; at < rows.length; at += 1) {
          let both = rows[at] ?? 0;
          for (const other of others) both &= other[kind]?.[at] ?? 0;
          all[at] = (all[at] ?? 0) | both;
        }
      }
    }
    return found;
  }

  #findWord({ names, body }: WordPlan): TermRows {
    const found = this.#noRows();
    const add = (place: number, kind: number) => {
      const rows = found[kind];
      if (rows) this.rows.addTo(rows, place);
    };
    for (const code of names) this.#places(code, 0, BODY, add);
    for (const code of body) this.#places(code, BODY, KIND_COUNT, add);
    for (let kind = 1; kind < found.length; kind += 1) {
      const [heavier, rows] = [found[kind - 1], found[kind]];
      if (!heavier || !rows) continue;
      for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) | (heavier[at] ?? 0);
    }
    return found;
  }

  #noRows(): Bitmap[] {
    return Array.from({ length: KIND_COUNT }, () => emptyBitmap(this.#rowCount));
  }

  /** Calls `each` with the places of a word's rows in the kinds of text `from … before`. */
  #places(
    code: number,
    from: number,
    before: number,
    each: (place: number, kind: number) => void,
  ): void {
    const { keys } = this.rows;
    const end = keyOf(code, before);
    for (let place = this.rows.placeOf(keyOf(code, from)); (keys[place] ?? end) < end; place += 1) {
      each(place, (keys[place] ?? 0) % KIND_COUNT);
    }
  }
}
