import { type Bitmap, collectRows, countBits, difference } from './bitmap';
import { countAllSets, countSets } from './counting';

/** Rows with the number of jobs of each set among them. */
export interface CountedRows {
  rows: Bitmap;
  count: number;
  /** Indexed by the set's number; a set past the end has no jobs. */
  countsBySet: Int32Array;
}

/**
 * Counts the sets of `rows`, starting from whichever of `known` (or the empty set) differs least
 * from them. Most filters leave either more than half of all jobs or fewer than half; the cost is
 * that of the smaller part.
 *
 * @param known - each within `rows`, or `rows` within it.
 * @param column - the only column to count, the others are then undefined; null for all.
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
