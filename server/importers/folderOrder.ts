import type { RunKind } from './runs.repository';

const ADS_FILE = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/iu;
const SNAPSHOT = /^snapshot/iu;
const DATE = /(?<!\d)(20\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?!\d)/u;

/** What a name sorts by where it has no date: after all dates. */
const UNDATED = '9';

const naturally = new Intl.Collator('en', { numeric: true });

/** Whether a file of this name has ads, by its ending. */
export const isAdsFile = (name: string): boolean => ADS_FILE.test(name);

/** What a file of a folder is, by its name. */
export const kindOfFile = (name: string): Exclude<RunKind, 'file'> =>
  SNAPSHOT.test(name) ? 'snapshot' : 'changes';

function dayIn(name: string): string {
  const [, year, month, day] = DATE.exec(name) ?? [];
  return year ? `${year}-${month}-${day}` : UNDATED;
}

/**
 * Orders files by the date in their names, a day's snapshot before its changes; those without a date
 * come last, by their names, in which numbers count as numbers.
 */
export function byOrder(one: string, other: string): number {
  const [day, otherDay] = [dayIn(one), dayIn(other)];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  const [kind, otherKind] = [kindOfFile(one), kindOfFile(other)];
  if (day !== UNDATED && kind !== otherKind) return kind === 'snapshot' ? -1 : 1;
  return naturally.compare(one, other) || (one < other ? -1 : Number(one > other));
}
