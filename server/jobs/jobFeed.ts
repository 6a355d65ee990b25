import { type Clock, today } from '../lib/clock';
import type { Database } from '../storage/database';
import { addClosings, lockJobFeed } from './jobFeed.repository';

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
  return db.transaction(async (tx) => {
    await lockJobFeed(tx);
    return addClosings(tx, today(clock));
  });
}
