import { COLUMN_COUNT } from './numbering';

/**
 * The loop below is written out for these columns; another column does not compile until it is
 * added there.
 */
const WRITTEN_OUT: typeof COLUMN_COUNT = 6;

/**
 * Adds `step` to the counts of all sets of each row. Written out set by set: the sets of a row are
 * adjacent, and a loop over them would cost as much again (measured).
 */
export function countAllSets(
  sets: Int32Array,
  rows: Int32Array,
  step: 1 | -1,
  counts: Int32Array,
): void {
  for (let index = 0; index < rows.length; index += 1) {
    const at = (rows[index] ?? 0) * WRITTEN_OUT;
    const a = sets[at] ?? 0;
    const b = sets[at + 1] ?? 0;
    const c = sets[at + 2] ?? 0;
    const d = sets[at + 3] ?? 0;
    const e = sets[at + 4] ?? 0;
    const f = sets[at + 5] ?? 0;
    counts[a] = (counts[a] ?? 0) + step;
    counts[b] = (counts[b] ?? 0) + step;
    counts[c] = (counts[c] ?? 0) + step;
    counts[d] = (counts[d] ?? 0) + step;
    counts[e] = (counts[e] ?? 0) + step;
    counts[f] = (counts[f] ?? 0) + step;
  }
}

/** Adds `step` to the count of each row's set in one column. */
export function countSets(
  sets: Int32Array,
  column: number,
  rows: Int32Array,
  step: 1 | -1,
  counts: Int32Array,
): void {
  for (let index = 0; index < rows.length; index += 1) {
    const set = sets[(rows[index] ?? 0) * COLUMN_COUNT + column] ?? 0;
    counts[set] = (counts[set] ?? 0) + step;
  }
}
