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

interface MissingDeps {
  db: Database;
  clock: Clock;
  reading: Reading;
  /** The open jobs of the source before the snapshot was read. */
  held: number;
  /** Runs work in a transaction of the run, and resolves to how many it removed. */
  inTransaction(work: (tx: Queryable) => Promise<number>): Promise<number>;
}

/**
 * After a whole snapshot: marks the source's jobs that it lacks as deleted, in batches. Not when the
 * snapshot has less than four fifths of the open jobs that the store holds.
 *
 * @returns why nothing was marked; null when it was.
 */
export async function markMissing({
  db,
  clock,
  reading,
  held,
  inTransaction,
}: MissingDeps): Promise<string | null> {
  const read = await countRead(db, reading);
  if (read < held * LEAST_SHARE) {
    return `Nothing was marked missing: the snapshot has ${read} usable ads, the store had ${held} open jobs.`;
  }
  const changedBefore = clock.now() - TOO_NEW;
  const removeSome = async (tx: Queryable): Promise<number> => {
    const unread = await findUnread(tx, { ...reading, changedBefore }, BATCH);
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
