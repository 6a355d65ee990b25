import type { JobIndex } from './jobIndex';
import type { JobRepository, RowStamp } from './jobs.repository';

/** Ids of jobs in which an index and the database differ. */
export interface IndexDifferences {
  /** Open jobs that are not in the index. */
  missing: string[];
  /** Jobs in the index that are not open, or not there. */
  surplus: string[];
  /** Jobs whose row was written since it was indexed. */
  stale: string[];
}

export interface CompareDeps {
  index: JobIndex;
  repository: Pick<JobRepository, 'openStamps' | 'stampsOf'>;
  /** `YYYY-MM-DD`: jobs that closed before are in neither. */
  day: string;
  /** By job that cannot be indexed: the writing of its row that could not. */
  setAside: ReadonlyMap<string, number | null>;
  /** Called between slices, so that others are served. */
  pause(): Promise<unknown>;
}

/** Jobs of the index that are looked at before others are served: below a millisecond. */
const AT_ONCE = 1000;

/**
 * Compares them by slices of rows. What changes meanwhile is among the differences: `stillDifferent`
 * says which of them are.
 */
export async function findDifferences(deps: CompareDeps): Promise<IndexDifferences> {
  const { index, repository, day, pause } = deps;
  const found: IndexDifferences = { missing: [], surplus: [], stale: [] };
  const there = new Set<string>();
  for await (const rows of repository.openStamps(day)) {
    for (const row of rows) {
      there.add(row.id);
      note(deps, row, found);
    }
    await pause();
  }
  let looked = 0;
  for (const id of index.ids()) {
    looked += 1;
    if (!there.has(id) && isOpen(deps, id)) found.surplus.push(id);
    if (looked % AT_ONCE === 0) await pause();
  }
  return found;
}

/** Which of some jobs differ now. */
export async function stillDifferent(
  deps: CompareDeps,
  ids: readonly string[],
): Promise<IndexDifferences> {
  const rows = new Map((await deps.repository.stampsOf(ids, deps.day)).map((row) => [row.id, row]));
  const found: IndexDifferences = { missing: [], surplus: [], stale: [] };
  for (const id of ids) {
    const row = rows.get(id);
    if (row) note(deps, row, found);
    else if (isOpen(deps, id)) found.surplus.push(id);
  }
  return found;
}

export const idsOf = ({ missing, surplus, stale }: IndexDifferences): string[] => [
  ...missing,
  ...surplus,
  ...stale,
];

function note(
  { index, setAside }: CompareDeps,
  { id, written }: RowStamp,
  found: IndexDifferences,
): void {
  if (index.closesOn(id) !== null) {
    if (index.writingOf(id) !== written) found.stale.push(id);
    // Bad as it is now: looked at again once it is written anew
  } else if (setAside.get(id) !== written) found.missing.push(id);
}

function isOpen({ index, day }: CompareDeps, id: string): boolean {
  const closesOn = index.closesOn(id);
  return closesOn !== null && closesOn >= day;
}
