import { type Clock, dayOf } from '../lib/clock';
import { DAY } from '../lib/time';
import type { Database } from '../storage/database';
import { pruneDoors } from './doors.repository';

/** Deletes what does not count any more; for a timer. */
export function endDoors({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  return pruneDoors(db, { now, day: dayOf(now - DAY) });
}
