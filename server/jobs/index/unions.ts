import type { Bitmap } from './bitmap';
import { type PostingList, unionOf } from './postingList';

/** Unions of fewer sets are faster to make than to look up. */
const WORTH_KEEPING = 4;
const KEPT = 32;

/**
 * Unions of many sets, the last few cached: choosing a role chooses all of its group, so the same
 * dozens of values are combined again and again.
 */
export class Unions {
  readonly #sets: ReadonlyMap<number, PostingList>;
  readonly #rowCount: number;
  readonly #kept = new Map<string, Bitmap>();

  constructor(sets: ReadonlyMap<number, PostingList>, rowCount: number) {
    this.#sets = sets;
    this.#rowCount = rowCount;
  }

  /** The rows that have any of the codes. Read-only. */
  of(codes: readonly number[]): Bitmap {
    if (codes.length < WORTH_KEEPING) return this.#make(codes);
    const key = codes.join();
    const rows = this.#kept.get(key) ?? this.#make(codes);
    // Set again, so that it is the newest entry; the oldest is removed.
    this.#kept.delete(key);
    this.#kept.set(key, rows);
    const [eldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && eldest !== undefined) this.#kept.delete(eldest);
    return rows;
  }

  #make(codes: readonly number[]): Bitmap {
    const sets = codes.flatMap((code) => this.#sets.get(code) ?? []);
    return unionOf(sets, this.#rowCount);
  }
}
