import { type Clock, today } from '../lib/clock';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { inSlices } from '../storage/inSlices';
import { addClosings, announceWhole, lockJobFeed } from './jobFeed.repository';

export {
  findJobEvents,
  findLastEventNumber,
  findNewestEventNumber,
  findNewestJobEvents,
  hasOpenJobBefore,
  type JobEvent,
} from './jobFeed.repository';

/**
 * A job closes by the passing of a day, which is no change of it: this makes an event of it in the
 * open feed. Called by a timer.
 */
export function closeInFeed(db: Database, clock: Clock): Promise<number> {
  return inSlices((limit) =>
    db.transaction(async (tx) => {
      await lockJobFeed(tx);
      return addClosings(tx, today(clock), limit);
    }),
  );
}

/** Has the open feed tell of jobs again that were not whole when they were read, once they are. */
export function retryInFeed(db: Database, quarantine: Quarantine): void {
  quarantine.onRetry('job feed', async (ids) => {
    const bad = await db.transaction(async (tx) => {
      await lockJobFeed(tx);
      return announceWhole(tx, ids);
    });
    await quarantine.setAsideAll('job feed', bad);
    const still = new Set(bad.map(({ item }) => item));
    await quarantine.release(
      'job feed',
      ids.filter((id) => !still.has(id)),
    );
  });
}
