/** Adds `step` to the count of each row's code. */
export function countCodes(
  column: Int32Array,
  rows: Int32Array,
  step: 1 | -1,
  counts: Int32Array,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const code = column[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + step;
  }
}
