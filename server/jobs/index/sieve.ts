import type { FilterPart } from '#domain/jobs/filterParts';
import type { Bitmap } from './bitmap';

/**
 * Rows falling through the parts of a filter one after another. Kept are those that passed all
 * parts so far and, where asked for, those that failed exactly one: with them, the result
 * without any one part is at hand without asking again.
 */
export class Sieve {
  /** Rows that passed every part. */
  readonly passed: Bitmap;
  /** Rows that failed one part and no other; null where nobody asked. */
  readonly #near: Bitmap | null;
  readonly #parts = new Map<FilterPart, Bitmap>();

  constructor(start: Bitmap, options: { keepNear: boolean }) {
    this.passed = start.slice();
    this.#near = options.keepNear ? new Int32Array(start.length) : null;
  }

  /** Lets the rows through that `part` holds. */
  add(part: FilterPart, rows: Bitmap): void {
    const { passed } = this;
    const near = this.#near;
    for (let index = 0; index < passed.length; index += 1) {
      const before = passed[index] ?? 0;
      const held = rows[index] ?? 0;
      passed[index] = before & held;
      if (near) near[index] = ((near[index] ?? 0) & held) | (before & ~held);
    }
    this.#parts.set(part, rows);
  }

  /** Whether the rows had to pass `part`. */
  has(part: FilterPart): boolean {
    return this.#parts.has(part);
  }

  /** The rows that would pass if `part` were not there; needs `keepNear` where it is. */
  without(part: FilterPart): Bitmap {
    const rows = this.#parts.get(part);
    const near = this.#near;
    if (!rows || !near) return this.passed;
    const wider = this.passed.slice();
    for (let index = 0; index < wider.length; index += 1) {
      wider[index] = (wider[index] ?? 0) | ((near[index] ?? 0) & ~(rows[index] ?? 0));
    }
    return wider;
  }
}
