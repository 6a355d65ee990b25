import type { FilterPart } from '#domain/jobs/filterFields';
import type { Bitmap } from './bitmap';

/**
 * The filter mask of one segment, built part by part. It keeps the rows that match all parts so far
 * and, when requested, the near misses: rows that fail exactly one part. With them, the result
 * without any one part is available without another search.
 */
export class FilterMask {
  /** Rows that match every part. */
  readonly matching: Bitmap;
  /** Rows that fail exactly one part; null when near misses are not kept. */
  readonly #nearMisses: Bitmap | null;
  readonly #parts = new Map<FilterPart, Bitmap>();

  constructor(start: Bitmap, options: { keepNearMisses: boolean }) {
    this.matching = start.slice();
    this.#nearMisses = options.keepNearMisses ? new Int32Array(start.length) : null;
  }

  /** Narrows the mask to the rows that match `part`. */
  add(part: FilterPart, rows: Bitmap): void {
    const { matching } = this;
    const misses = this.#nearMisses;
    for (let index = 0; index < matching.length; index += 1) {
      const before = matching[index] ?? 0;
      const matches = rows[index] ?? 0;
      matching[index] = before & matches;
      if (misses) misses[index] = ((misses[index] ?? 0) & matches) | (before & ~matches);
    }
    this.#parts.set(part, rows);
  }

  /** Whether `part` is in the mask. */
  has(part: FilterPart): boolean {
    return this.#parts.has(part);
  }

  /**
   * The rows that would match without `part`; needs `keepNearMisses` when `part` is in the mask.
   */
  without(part: FilterPart): Bitmap {
    const rows = this.#parts.get(part);
    const misses = this.#nearMisses;
    if (!rows || !misses) return this.matching;
    const wider = this.matching.slice();
    for (let index = 0; index < wider.length; index += 1) {
      wider[index] = (wider[index] ?? 0) | ((misses[index] ?? 0) & ~(rows[index] ?? 0));
    }
    return wider;
  }
}
