/** What a run has done. */
export interface ImportCounts {
  /** Records, each time that it was read. */
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Jobs that the source has removed, or that it no longer has a usable ad for. */
  removed: number;
  /** Records older than what the store has of their ad. */
  older: number;
  /** Records of which the same reading has a later word about the same ad. */
  repeated: number;
  /** Records that were Windows-1252, not UTF-8. */
  latin1: number;
  /** Jobs that a snapshot no longer had. */
  missing: number;
  /** Requests that were made again. */
  retries: number;
  /** Records that gave no job, by reason, with the position of the first one. */
  skipped: Record<string, { count: number; first: number }>;
}

export function noCounts(): ImportCounts {
  return {
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    removed: 0,
    older: 0,
    repeated: 0,
    latin1: 0,
    missing: 0,
    retries: 0,
    skipped: {},
  };
}

/** Counts a record that gave no job. */
export function countSkipped(counts: ImportCounts, reason: string, position: number): void {
  const before = counts.skipped[reason];
  counts.skipped[reason] = {
    count: (before?.count ?? 0) + 1,
    first: before?.first ?? position,
  };
}

/** Whether the reading had anything that the store could use. */
export function hadUse(counts: ImportCounts): boolean {
  const { added, updated, unchanged, removed, older } = counts;
  return added + updated + unchanged + removed + older > 0;
}

/** Whether it had records, and all that are ours were of no use. */
export function wasUseless(counts: ImportCounts, notOurs: ReadonlySet<string>): boolean {
  return !hadUse(counts) && Object.keys(counts.skipped).some((reason) => !notOurs.has(reason));
}

/**
 * Whether a sync found nothing at its source: a snapshot without anything of use, or changes that are
 * ours and of no use. There may be no changes, or none of ours: of an hour at night.
 *
 * @param readings - the snapshot, where one was read, before the changes.
 */
export function foundNothing(
  readings: readonly ImportCounts[],
  notOurs: ReadonlySet<string>,
): boolean {
  const [first, ...later] = readings;
  if (first === undefined) return true;
  return later.length > 0 ? !hadUse(first) : wasUseless(first, notOurs);
}

/** Whether it changed or failed at anything. */
export function isEventful({ added, updated, removed, missing }: ImportCounts): boolean {
  return added + updated + removed + missing > 0;
}
