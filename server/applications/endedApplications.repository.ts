import { expiringStatuses } from '#domain/applications/expiry';
import type { ApplicationStatus } from '#domain/applications/status';
import type { Queryable } from '../storage/database';

/**
 * Expires the open applications of jobs that no longer take applications on a given day; returns
 * their candidates and the status that they had.
 *
 * @param jobId - only this job's; all jobs' when null.
 */
export function expireStored(
  tx: Queryable,
  { at, today, jobId }: { at: string; today: string; jobId: string | null },
): Promise<{ id: string; uid: string; from: ApplicationStatus }[]> {
  return tx.query<{ id: string; uid: string; from: ApplicationStatus }>(
    `update applications set status = 'expired', pending_from = null, updated_at = $1
     from jobs, applications as before
     where jobs.id = applications.job_id and before.id = applications.id
       and ($2::text is null or jobs.id = $2)
       and (jobs.status = 'deleted' and applications.status = any($3)
         or jobs.closes_on < $4 and applications.status = any($5))
     returning applications.id, applications.uid, before.status as "from"`,
    [at, jobId, expiringStatuses('deleted'), today, expiringStatuses('closed')],
  );
}

/** Ends a candidate's applications that have one of the statuses; answers their ids. */
export async function endOpenApplications(
  tx: Queryable,
  { uid, at, open }: { uid: string; at: string; open: readonly ApplicationStatus[] },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update applications set status = 'account_deleted', pending_from = null, updated_at = $2
     where uid = $1 and status = any($3) returning id`,
    [uid, at, open],
  );
  return rows.map(({ id }) => id);
}

/** Deletes what the candidate gave from applications that have not been changed since an instant. */
export async function clearOldForms(db: Queryable, before: string): Promise<void> {
  await db.query(
    `update applications
     set contact = '{}', answers = '{}', reference_ids = '{}', systems = '{}',
       prescriber_code = null, invitation_answers = '{}'
     where updated_at < $1 and (contact <> '{}' or answers <> '{}' or reference_ids <> '{}'
       or systems <> '{}' or prescriber_code is not null or invitation_answers <> '{}')`,
    [before],
  );
}
