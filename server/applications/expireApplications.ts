import type { Events } from '../events/events';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { recordMove } from './applyMove';
import { expireStored } from './endedApplications.repository';

/**
 * Expires the open applications of jobs that no longer take any, as `expiringStatuses` says. Called
 * by a timer and after a job is closed, but never inside the closing transaction: its snapshot
 * cannot see an application that was inserted at the same time.
 *
 * @param jobId - only this job's; all jobs' when absent.
 * @param note - called in the same transaction with how many expired, where any did.
 * @returns how many expired.
 */
export async function expireApplications(
  { db, clock, events }: { db: Database; clock: Clock; events: Events },
  jobId?: string,
  note?: (tx: Queryable, count: number) => Promise<void>,
): Promise<number> {
  const at = instant(clock.now());
  return db.transaction(async (tx) => {
    const expired = await expireStored(tx, { at, today: today(clock), jobId: jobId ?? null });
    for (const { from, ...application } of expired) {
      await recordMove(tx, events, application, { from, to: 'expired', by: 'system', at });
    }
    if (expired.length > 0) await note?.(tx, expired.length);
    return expired.length;
  });
}
