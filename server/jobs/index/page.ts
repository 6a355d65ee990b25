import type { JobOrder } from '#domain/jobs/filter';
import { type Bitmap, collectRows, hasBit } from './bitmap';
import { lowerBound } from './lowerBound';
import { COMPARE, compareHighestRate, type SortKey } from './order';
import type { Segment } from './segment';

/** Matching rows of one segment. */
export interface Matches {
  segment: Segment;
  rows: Bitmap;
}

/**
 * The first `length` keys after `after`, over all segments; null starts at the top. The key
 * itself need not be there any more.
 */
export function firstKeys(
  matches: readonly Matches[],
  order: JobOrder,
  after: SortKey | null,
  length: number,
): SortKey[] {
  const keys = matches.flatMap(({ segment, rows }) => {
    const found =
      order === 'newest'
        ? newestRows(segment, rows, after, length)
        : highestRows(segment, rows, after, length);
    return Array.from(found, (row) => segment.keyOf(row));
  });
  return keys.sort(COMPARE[order]).slice(0, length);
}

function newestRows(
  segment: Segment,
  rows: Bitmap,
  after: SortKey | null,
  length: number,
): Int32Array {
  const found = new Int32Array(length);
  return found.subarray(0, collectRows(rows, found, after ? segment.firstAfter(after) : 0));
}

function highestRows(
  segment: Segment,
  rows: Bitmap,
  after: SortKey | null,
  length: number,
): Int32Array {
  const { byRate } = segment;
  const rowAt = (at: number) => byRate[at] ?? 0;
  const from = after
    ? lowerBound(byRate.length, (at) => compareHighestRate(segment.keyOf(rowAt(at)), after) <= 0)
    : 0;
  const found = new Int32Array(length);
  let count = 0;
  for (let at = from; at < byRate.length && count < length; at += 1) {
    if (!hasBit(rows, rowAt(at))) continue;
    found[count] = rowAt(at);
    count += 1;
  }
  return found.subarray(0, count);
}
