import { type Bitmap, collectRows, countBits, difference } from './bitmap';
import { countAllSets, countSets } from './counting';

/** Rows with the jobs of each set among them. */
export interface CountedRows {
  rows: Bitmap;
  count: number;
  /** By the set's number; a set past the end has none. */
  countsBySet: Int32Array;
}

/**
 * Counts the sets of `rows`, from whichever of `known` differs least from them or from nothing:
 * most filters leave more than half of all jobs or fewer than half, and both are counted in the
 * time of the lesser part.
 *
 * @param known - each within `rows`, or `rows` within it.
 * @param column - the one column to be counted, the others are then of no use; null for all.
 */
export function countRows(
  sets: Int32Array,
  setCount: number,
  rows: Bitmap,
  known: readonly CountedRows[],
  column: number | null,
): CountedRows {
  const count = countBits(rows);
  let nearest: CountedRows | null = null;
  let differing = count;
  for (const candidate of known) {
    const distance = Math.abs(candidate.count - count);
    if (distance >= differing) continue;
    nearest = candidate;
    differing = distance;
  }
  const countsBySet = new Int32Array(setCount);
  if (nearest) countsBySet.set(nearest.countsBySet);
  const step = nearest && nearest.count > count ? -1 : 1;
  const [more, less] = step === 1 ? [rows, nearest?.rows] : [nearest?.rows ?? rows, rows];
  const list = new Int32Array(differing);
  collectRows(less ? difference(more.slice(), less) : more, list);
  if (column === null) countAllSets(sets, list, step, countsBySet);
  else countSets(sets, column, list, step, countsBySet);
  return { rows, count, countsBySet };
}
