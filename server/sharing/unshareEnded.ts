import { UNSHARED_AFTER_DAYS, UNSUCCESSFUL_STATUSES } from '#domain/candidates/documents';
import { appendChange } from '../changeLog/changeLog';
import type { Clock } from '../lib/clock';
import { DAY } from '../lib/time';
import type { Database } from '../storage/database';
import { unshareEnded } from './shares.repository';

/**
 * Unshares documents of unsuccessful applications, 30 days after these ended; of how many. For a
 * timer.
 */
export function unshareDocumentsOfEnded(db: Database, clock: Clock): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await unshareEnded(tx, {
      statuses: UNSUCCESSFUL_STATUSES,
      endedBefore: clock.now() - UNSHARED_AFTER_DAYS * DAY,
    });
    for (const { applicationId: entityId, userId } of ended) {
      await appendChange(tx, { scope: `user:${userId}`, type: 'documents', entityId });
    }
    return ended.length;
  });
}
