/**
 * Damerau–Levenshtein distance (optimal string alignment: insert, delete, replace, swap two
 * neighbours), or `limit + 1` as soon as it is known to be greater than `limit`. Only the cells
 * within `limit` of the diagonal are computed.
 */
export function distanceWithin(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  const width = b.length + 1;
  let beforeLast = new Int32Array(width).fill(tooFar);
  let last = Int32Array.from({ length: width }, (_, column) => Math.min(column, tooFar));
  let row = new Int32Array(width);
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row.fill(tooFar);
    row[0] = Math.min(i, tooFar);
    let best = row[0] ?? tooFar;
    for (let j = from; j <= to; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = (last[j - 1] ?? tooFar) + (same ? 0 : 1);
      cost = Math.min(cost, (last[j] ?? tooFar) + 1, (row[j - 1] ?? tooFar) + 1);
      if (isSwap(a, i, b, j)) cost = Math.min(cost, (beforeLast[j - 2] ?? tooFar) + 1);
      row[j] = Math.min(cost, tooFar);
      best = Math.min(best, cost);
    }
    if (best > limit) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] ?? tooFar;
}

function isSwap(a: string, i: number, b: string, j: number): boolean {
  return (
    i > 1 &&
    j > 1 &&
    a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
    a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
  );
}

/**
 * The least distance from a text to any run of letters in another, counted as `distanceWithin`
 * does: 1 from "kirrurgi" to "allmänkirurgi".
 */
export function distanceInside(part: string, whole: string): number {
  const width = whole.length + 1;
  let beforeLast = new Int32Array(width);
  // A run may begin at any letter
  let last = new Int32Array(width);
  let row = new Int32Array(width);
  for (let i = 1; i <= part.length; i += 1) {
    row[0] = i;
    for (let j = 1; j < width; j += 1) {
      const same = part.charCodeAt(i - 1) === whole.charCodeAt(j - 1);
      let cost = (last[j - 1] ?? i) + (same ? 0 : 1);
      cost = Math.min(cost, (last[j] ?? i) + 1, (row[j - 1] ?? i) + 1);
      if (isSwap(part, i, whole, j)) cost = Math.min(cost, (beforeLast[j - 2] ?? i) + 1);
      row[j] = cost;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(...last);
}
