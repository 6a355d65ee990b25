import type { Clock } from '../lib/clock';
import { HOUR } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { type Reading, removeJobs } from './applyRecords';
import { countRead, findUnread, saveAds } from './importedAds.repository';

/** A snapshot with a smaller share of what the store holds is taken for a cut-off one. */
const LEAST_SHARE = 0.8;
/** An ad that has changed so shortly before may be newer than the snapshot. */
const TOO_NEW = HOUR;
const BATCH = 250;
const NOTHING = 'Nothing was marked missing';

/** What is known of a snapshot that was read to its end. */
interface ReadSnapshot {
  origin: string;
  /**
   * The newest version in it, where its time is not known otherwise: changes that were read already
   * and are newer may be of a later time. Null where it is of now.
   */
  newest: number | null;
  /** A later snapshot was read before. */
  isLate: boolean;
  /** Records that were no ad, or one without an id: each may be any of those that it lacks. */
  nameless: number;
}

interface MissingDeps {
  db: Database;
  clock: Clock;
  reading: Reading;
  /** The open jobs of the source before the snapshot was read. */
  held: number;
  snapshot: ReadSnapshot;
  /** Runs work in a transaction of the run, and resolves to how many it removed. */
  inTransaction(work: (tx: Queryable) => Promise<number>): Promise<number>;
}

/**
 * After a whole snapshot: marks the source's jobs that it lacks as deleted, in batches. Not when the
 * snapshot has less than four fifths of the open jobs that the store holds, when a later one was read
 * before, or when some of its records could not be read.
 *
 * @returns why nothing was marked; null when it was.
 */
export async function markMissing({
  db,
  clock,
  reading,
  held,
  snapshot,
  inTransaction,
}: MissingDeps): Promise<string | null> {
  if (snapshot.isLate) return `${NOTHING}: a later snapshot has been read already.`;
  const read = await countRead(db, reading);
  if (read < held * LEAST_SHARE) {
    return `${NOTHING}: the snapshot has ${read} usable ads, the store had ${held} open jobs.`;
  }
  if (snapshot.nameless > 0) {
    return `${NOTHING}: ${snapshot.nameless} records of the snapshot could not be read.`;
  }
  const changedBefore = clock.now() - TOO_NEW;
  const removeSome = async (tx: Queryable): Promise<number> => {
    const unread = await findUnread(tx, { ...reading, ...snapshot, changedBefore }, BATCH);
    // The version stays: the same ad may come back
    const ads = unread.map(({ job, version }) => ({
      jobId: job.id,
      version,
      state: 'missing' as const,
    }));
    await saveAds(tx, reading, ads);
    return removeJobs(
      tx,
      unread.map(({ job }) => job),
    );
  };
  while ((await inTransaction(removeSome)) > 0);
  return null;
}
