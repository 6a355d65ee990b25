import { setImmediate as turn } from 'node:timers/promises';
import { type Clock, today } from '../lib/clock';
import {
  type CompareDeps,
  findDifferences,
  type IndexDifferences,
  idsOf,
  stillDifferent,
} from './compareIndex';
import type { JobIndex } from './jobIndex';
import type { JobRepository, WrittenJob } from './jobs.repository';
import type { JobsSetAside } from './jobsSetAside';

/** How many jobs the last comparison of index and database found in one and not in the other. */
export type DifferenceCounts = Readonly<Record<keyof IndexDifferences, number>>;

export interface IndexComparerDeps {
  index: JobIndex;
  repository: JobRepository;
  clock: Clock;
  setAside: JobsSetAside;
  /** Which of some jobs have changes on the way to the index. */
  onTheWay(jobIds: readonly string[]): Promise<ReadonlySet<string>>;
  isStopped(): boolean;
  /** Whether a job is about to be read in. */
  isWaiting(jobId: string): boolean;
  /** Resolves when every change announced so far is in the index. */
  caughtUp(): Promise<void>;
  /** Reads jobs into the index anew; resolves when they are in it. */
  readAgain(jobIds: readonly string[]): Promise<void>;
  /** Reads all jobs into another index, which takes the place of this one. */
  rebuild(): Promise<void>;
  /** Called with what the index had wrong. */
  onError: (error: unknown) => void;
}

/** Compares the index with the database, and has read again what differs. */
export interface IndexComparer {
  /**
   * Goes through both by slices; where much differs, or most words are of jobs that are gone, all is
   * read again. Nothing while it is loaded.
   */
  compare(): Promise<DifferenceCounts>;
  /**
   * Compares an index that is made anew, and has read again what differs.
   * @throws Error where that is so much that something is wrong with how it was made.
   */
  correct(
    fresh: JobIndex,
    take: (jobIds: readonly string[], found: readonly WrittenJob[]) => void,
  ): Promise<void>;
  /** What the last comparison found; zeros before the first. */
  differences(): DifferenceCounts;
}

/** The index was not what the database says. */
class IndexDiffersError extends Error {
  override name = 'IndexDiffersError';
}

/** Differences that are named one by one. */
const NAMED = 10;
/** All is read again where more differ than this, and more than a hundredth. */
const MANY = 1000;
const NONE: DifferenceCounts = { missing: 0, surplus: 0, stale: 0 };

export function createIndexComparer(deps: IndexComparerDeps): IndexComparer {
  const { index, repository, clock, setAside, onTheWay, isWaiting, onError } = deps;
  let differences = NONE;

  /** Which of some jobs differ, though no change of theirs is on its way. */
  async function realOnes(how: CompareDeps, ids: readonly string[]): Promise<IndexDifferences> {
    await deps.caughtUp();
    const found = await stillDifferent(how, ids);
    // Asked after the rows were read: whatever had written them shows
    const later = await onTheWay(idsOf(found));
    const real = (some: readonly string[]) => some.filter((id) => !later.has(id) && !isWaiting(id));
    return {
      missing: real(found.missing),
      surplus: real(found.surplus),
      stale: real(found.stale),
    };
  }

  const howOf = (of: JobIndex): CompareDeps => ({
    index: of,
    repository,
    day: today(clock),
    setAside: setAside.written,
    pause: turn,
  });

  return {
    async compare() {
      if (index.loading !== null || deps.isStopped()) return differences;
      const how = howOf(index);
      const suspects = idsOf(await findDifferences(how));
      const found = suspects.length === 0 ? null : await realOnes(how, suspects);
      differences = found ? countsOf(found) : NONE;
      const ids = found ? idsOf(found) : [];
      if (deps.isStopped()) return differences;
      if (ids.length > 0) onError(new IndexDiffersError(sentenceOf(differences, ids)));
      if (isMuch(ids, index) || index.isWorn) await deps.rebuild();
      else if (ids.length > 0) await deps.readAgain(ids);
      if (ids.length === 0) return differences;
      const closed = idsOf(await realOnes(how, ids));
      await setAside.setAsideClosed(await repository.stampsOf(closed, how.day));
      return differences;
    },
    async correct(fresh, take) {
      const found = await findDifferences(howOf(fresh));
      const ids = idsOf(found);
      if (ids.length === 0) return;
      if (isMuch(ids, fresh)) {
        throw new IndexDiffersError(
          `The search index that was made anew is not taken: of the database's jobs ` +
            `${found.missing.length} are missing, ${found.surplus.length} too many and ` +
            `${found.stale.length} stale`,
        );
      }
      // Most of them changed while it was made
      take(ids, await repository.findWritten(ids));
    },
    differences: () => differences,
  };
}

const isMuch = (ids: readonly string[], { size }: JobIndex): boolean =>
  ids.length > MANY && ids.length * 100 > size;

const countsOf = ({ missing, surplus, stale }: IndexDifferences): DifferenceCounts => ({
  missing: missing.length,
  surplus: surplus.length,
  stale: stale.length,
});

function sentenceOf({ missing, surplus, stale }: DifferenceCounts, ids: readonly string[]): string {
  return (
    `The search index had ${missing} jobs missing, ${surplus} too many and ${stale} stale, ` +
    `which are read again: ${ids.slice(0, NAMED).join(', ')}${ids.length > NAMED ? ' …' : ''}`
  );
}
