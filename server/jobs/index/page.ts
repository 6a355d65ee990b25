import type { JobOrder } from '#domain/jobs/filter';
import { type Bitmap, collectRows, countBits, countCommon, difference, hasBit } from './bitmap';
import { lowerBound } from './lowerBound';
import { NO_START } from './noLimit';
import { COMPARE, compareHighestRate, type SortKey } from './order';
import { bestRows, type ScorePlan, scoresOf } from './score';
import type { Segment } from './segment';

/** Matching rows of one segment. */
export interface Matches {
  segment: Segment;
  rows: Bitmap;
}

/** A job of a page; in a list by weeks with the day number of its week's Monday. */
export type PageKey = SortKey & { week?: number };

/**
 * The first `length` keys after `after`, over all segments; null starts at the top. The job of the
 * key itself may be gone.
 *
 * @param score - null: the order `relevance` is that of `newest`.
 */
export function firstKeys(
  matches: readonly Matches[],
  order: JobOrder,
  after: SortKey | null,
  length: number,
  score: ScorePlan | null,
): SortKey[] {
  const keys = matches.flatMap(({ segment, rows }) => {
    if (order === 'relevance' && score) return bestKeys(segment, rows, score, after, length);
    const found =
      order === 'highest_hourly_rate'
        ? highestRows(segment, rows, after, length)
        : newestRows(segment, rows, startOf(order, after), length);
    return Array.from(found, (row) => segment.keyOf(row));
  });
  return keys.sort(COMPARE[order]).slice(0, length);
}

/**
 * The same, with the jobs that state no dates after all others: their keys have `NO_START` for a
 * week.
 */
export function firstKeysDatedFirst(
  matches: readonly Matches[],
  order: JobOrder,
  after: PageKey | null,
  length: number,
  score: ScorePlan | null,
): PageKey[] {
  const isPastDated = after?.week === NO_START;
  const dated = isPastDated ? [] : firstKeys(matches.map(datedOf), order, after, length, score);
  if (dated.length === length) return dated;
  const undated = firstKeys(
    matches.map(undatedOf),
    order,
    isPastDated ? after : null,
    length - dated.length,
    score,
  );
  return [...dated, ...undated.map((key) => ({ ...key, week: NO_START }))];
}

const datedOf = ({ segment, rows }: Matches): Matches => ({
  segment,
  rows: difference(rows.slice(), segment.undated),
});

const undatedOf = ({ segment, rows }: Matches): Matches => ({
  segment,
  rows: rows.map((bits, at) => bits & (segment.undated[at] ?? 0)),
});

/** How many of the matching jobs state no days. */
export const countUndated = (matches: readonly Matches[]): number =>
  matches.reduce((sum, { segment, rows }) => sum + countCommon(rows, segment.undated), 0);

function bestKeys(
  segment: Segment,
  rows: Bitmap,
  plan: ScorePlan,
  after: SortKey | null,
  length: number,
): SortKey[] {
  const place = after && { score: after.score, from: segment.firstAfter(after) };
  return bestRows(rows, scoresOf(segment, rows, plan), place, length).map(({ row, score }) => ({
    ...segment.keyOf(row),
    score,
  }));
}

/** Where all jobs score 0, they all come after one that scored more in another search. */
function startOf(order: JobOrder, after: SortKey | null): SortKey | null {
  return order === 'relevance' && after && after.score > 0 ? null : after;
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
  const keyAt = (place: number) => segment.keyOf(byRate[place] ?? 0);
  const from = after
    ? lowerBound(byRate.length, (place) => compareHighestRate(keyAt(place), after) <= 0)
    : 0;
  const count = countBits(rows);
  const places =
    count * FEW < byRate.length
      ? sortedPlaces(segment, rows, count).filter((place) => place >= from)
      : walkedPlaces(segment, rows, from, length);
  return places.slice(0, length).map((place) => byRate[place] ?? 0);
}

/**
 * Below one match in this many rows, the matches are sorted; above it, walking the rows in order
 * finds them sooner.
 */
const FEW = 64;

function sortedPlaces({ ratePlace }: Segment, rows: Bitmap, count: number): Int32Array {
  const found = new Int32Array(count);
  collectRows(rows, found);
  return found.map((row) => ratePlace[row] ?? 0).sort();
}

function walkedPlaces({ byRate }: Segment, rows: Bitmap, from: number, length: number): Int32Array {
  const found = new Int32Array(length);
  let count = 0;
  for (let place = from; place < byRate.length && count < length; place += 1) {
    if (!hasBit(rows, byRate[place] ?? 0)) continue;
    found[count] = place;
    count += 1;
  }
  return found.subarray(0, count);
}
