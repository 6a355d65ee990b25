import { type Bitmap, collectRows, emptyBitmap, hasBit, setBit } from './bitmap';

/**
 * A value of more than one row in 77 is cheaper as a bitmap: adding a list row by row then costs
 * more than adding every word (measured; docs/performance.md).
 */
const DENSE_FROM = 1 / 77;

/** The rows that have one value: a sorted list when sparse, a bitmap when dense. */
export class PostingList {
  /** How many rows are in the set. */
  readonly count: number;
  /** The bitmap, when the set is dense enough to have one. Read-only. */
  readonly bits: Bitmap | null;
  readonly #list: Int32Array | null;

  /**
   * @param rows - ascending, each once; a list is stored without a copy.
   * @param rowCount - the number of all rows.
   */
  constructor(rows: Int32Array, rowCount: number) {
    this.count = rows.length;
    if (rows.length <= rowCount * DENSE_FROM) {
      this.#list = rows;
      this.bits = null;
      return;
    }
    this.#list = null;
    this.bits = emptyBitmap(rowCount);
    for (const row of rows) setBit(this.bits, row);
  }

  has(row: number): boolean {
    if (this.bits) return hasBit(this.bits, row);
    const list = this.#list ?? NO_ROWS;
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((list[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return list[low] === row;
  }

  /** The rows, ascending. */
  rows(): Int32Array {
    if (this.#list) return this.#list;
    const rows = new Int32Array(this.count);
    if (this.bits) collectRows(this.bits, rows);
    return rows;
  }
}

const NO_ROWS = new Int32Array(0);

/** The union of several sets, which all have `rowCount` rows. */
export function unionOf(sets: readonly PostingList[], rowCount: number): Bitmap {
  const rows = emptyBitmap(rowCount);
  const dense = sets.flatMap((set) => set.bits ?? []);
  // Four at a time: reading and writing the result is most of the work.
  for (let from = 0; from < dense.length; from += 4) {
    const [a = rows, b = rows, c = rows, d = rows] = dense.slice(from, from + 4);
    for (let index = 0; index < rows.length; index += 1) {
      const more = (a[index] ?? 0) | (b[index] ?? 0) | (c[index] ?? 0) | (d[index] ?? 0);
      rows[index] = (rows[index] ?? 0) | more;
    }
  }
  for (const set of sets) {
    if (!set.bits) for (const row of set.rows()) setBit(rows, row);
  }
  return rows;
}

/**
 * Inverts "the codes of each row" into "the rows of each code".
 *
 * @param codesOf - the row's codes, each once, all below `codeCount`.
 */
export function invert(
  rowCount: number,
  codeCount: number,
  codesOf: (row: number) => ArrayLike<number>,
): Map<number, PostingList> {
  const ends = new Int32Array(codeCount + 1);
  for (let row = 0; row < rowCount; row += 1) {
    const codes = codesOf(row);
    for (let at = 0; at < codes.length; at += 1) {
      const next = (codes[at] ?? 0) + 1;
      ends[next] = (ends[next] ?? 0) + 1;
    }
  }
  for (let code = 1; code <= codeCount; code += 1) {
    ends[code] = (ends[code] ?? 0) + (ends[code - 1] ?? 0);
  }
  const starts = ends.slice();
  const rows = new Int32Array(ends[codeCount] ?? 0);
  for (let row = 0; row < rowCount; row += 1) {
    const codes = codesOf(row);
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      const place = ends[code] ?? 0;
      rows[place] = row;
      ends[code] = place + 1;
    }
  }
  const sets = new Map<number, PostingList>();
  for (let code = 0; code < codeCount; code += 1) {
    const from = starts[code] ?? 0;
    const to = ends[code] ?? 0;
    // A copy, so that the array of a dense value's list can be freed.
    if (to > from) sets.set(code, new PostingList(rows.slice(from, to), rowCount));
  }
  return sets;
}
