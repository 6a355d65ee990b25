import { UNSHARED_AFTER_DAYS, UNSUCCESSFUL_STATUSES } from '#domain/candidates/documents';
import { appendChange } from '../changeLog/changeLog';
import type { Clock } from '../lib/clock';
import { DAY } from '../lib/time';
import type { Database } from '../storage/database';
import { inSlices } from '../storage/inSlices';
import { unshareEnded } from './shares.repository';

/**
 * Unshares documents of unsuccessful applications, 30 days after these ended; of how many. For a
 * timer.
 */
export async function unshareDocumentsOfEnded(db: Database, clock: Clock): Promise<number> {
  const endedBefore = clock.now() - UNSHARED_AFTER_DAYS * DAY;
  const applications = new Set<string>();
  await inSlices((limit) =>
    db.transaction(async (tx) => {
      const { count, ended } = await unshareEnded(tx, {
        statuses: UNSUCCESSFUL_STATUSES,
        endedBefore,
        limit,
      });
      for (const { applicationId: entityId, userId } of ended) {
        applications.add(entityId);
        await appendChange(tx, { scope: `user:${userId}`, type: 'documents', entityId });
      }
      return count;
    }),
  );
  return applications.size;
}
