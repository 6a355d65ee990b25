import { expiringStatuses } from '#domain/applications/expiry';
import { type Clock, today } from '../lib/clock';
import type { Database } from '../storage/database';
import { recordEvent } from './applyMove';

/**
 * Expires the open applications of jobs that take none any more, as `expiringStatuses` says. For
 * a timer, and for the moment after a job is closed: never inside the closing transaction, whose
 * snapshot cannot see an application that came in beside it.
 *
 * @param jobId - only this job's; all jobs' when absent.
 * @returns how many expired.
 */
export async function expireApplications(
  db: Database,
  clock: Clock,
  jobId?: string,
): Promise<number> {
  const at = new Date(clock.now()).toISOString();
  return db.transaction(async (tx) => {
    const expired = await tx.query<{ id: string; uid: string }>(
      `update applications set status = 'expired', pending_from = null, updated_at = $1
       from jobs
       where jobs.id = applications.job_id
         and ($2::text is null or jobs.id = $2)
         and (jobs.status = 'deleted' and applications.status = any($3)
           or jobs.closes_on < $4 and applications.status = any($5))
       returning applications.id, applications.uid`,
      [at, jobId ?? null, expiringStatuses('deleted'), today(clock), expiringStatuses('closed')],
    );
    for (const application of expired) {
      await recordEvent(tx, application, { to: 'expired', by: 'system', at });
    }
    return expired.length;
  });
}
