/**
 * A set of ordinals: bit `row & 31` of word `row >> 5`. Signed words keep V8 on plain integers. The
 * `?? 0` on reads satisfies `noUncheckedIndexedAccess` and costs nothing measurable.
 */
export type Bitmap = Int32Array;

/** An empty bitmap for rows `0 … rowCount - 1`. */
export function emptyBitmap(rowCount: number): Bitmap {
  return new Int32Array((rowCount + 31) >>> 5);
}

/** A bitmap of every row `0 … rowCount - 1`, with no bit set past the last. */
export function fullBitmap(rowCount: number): Bitmap {
  const bits = emptyBitmap(rowCount).fill(-1);
  const rest = rowCount & 31;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}

export function hasBit(bits: Bitmap, row: number): boolean {
  return ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

export function setBit(bits: Bitmap, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bitmap, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

/** Bits set in one word. */
export function popcount(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return (((sum + (sum >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Rows in the set. */
export function countBits(bits: Bitmap): number {
  let count = 0;
  for (const word of bits) count += popcount(word);
  return count;
}

/** Rows in both sets. */
export function countCommon(rows: Bitmap, others: Bitmap): number {
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    count += popcount((rows[index] ?? 0) & (others[index] ?? 0));
  }
  return count;
}

/** Removes the rows of `others` from `rows`, in place. */
export function difference(rows: Bitmap, others: Bitmap): Bitmap {
  for (let index = 0; index < rows.length; index += 1) {
    rows[index] = (rows[index] ?? 0) & ~(others[index] ?? 0);
  }
  return rows;
}

/**
 * Writes the set's rows, ascending, into `rows` from its start and returns how many. Begins at row
 * `from`; stops when `rows` is full.
 */
export function collectRows(bits: Bitmap, rows: Int32Array, from = 0): number {
  let count = 0;
  let index = from >>> 5;
  let word = (bits[index] ?? 0) & (-1 << (from & 31));
  while (index < bits.length && count < rows.length) {
    while (word !== 0 && count < rows.length) {
      rows[count] = (index << 5) + 31 - Math.clz32(word & -word);
      count += 1;
      word &= word - 1;
    }
    index += 1;
    word = bits[index] ?? 0;
  }
  return count;
}
