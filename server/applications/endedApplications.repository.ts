import { expiringStatuses } from '#domain/applications/expiry';
import type { ApplicationStatus } from '#domain/applications/status';
import type { Queryable } from '../storage/database';
import { changeInSlices } from '../storage/inSlices';

/** An application whose job no longer takes any. */
export interface ExpiringApplication {
  id: string;
  uid: string;
}

const EXPIRES = `(jobs.status = 'deleted' and applications.status = any($1)
  or jobs.closes_on < $2 and applications.status = any($3))`;

/** Open applications of jobs that no longer take applications on a given day, by id, after one. */
export function findExpiring(
  db: Queryable,
  { today, after, limit }: { today: string; after: string; limit: number },
): Promise<ExpiringApplication[]> {
  return db.query<ExpiringApplication>(
    `select applications.id, applications.uid
     from applications join jobs on jobs.id = applications.job_id
     where ${EXPIRES} and applications.id > $4 order by applications.id limit $5`,
    [expiringStatuses('deleted'), today, expiringStatuses('closed'), after, limit],
  );
}

/**
 * Expires the open applications of jobs that no longer take applications on a given day; returns
 * their candidates and the status that they had.
 *
 * @param options.jobId - only this job's.
 * @param options.applicationIds - only these.
 */
export function expireStored(
  tx: Queryable,
  {
    at,
    today,
    jobId = null,
    applicationIds = null,
  }: {
    at: string;
    today: string;
    jobId?: string | null;
    applicationIds?: readonly string[] | null;
  },
): Promise<{ id: string; uid: string; from: ApplicationStatus }[]> {
  return tx.query<{ id: string; uid: string; from: ApplicationStatus }>(
    `update applications set status = 'expired', pending_from = null, updated_at = $4
     from jobs, applications as before
     where jobs.id = applications.job_id and before.id = applications.id
       and ($5::text is null or jobs.id = $5)
       and ($6::text[] is null or applications.id = any($6))
       and ${EXPIRES}
     returning applications.id, applications.uid, before.status as "from"`,
    [expiringStatuses('deleted'), today, expiringStatuses('closed'), at, jobId, applicationIds],
  );
}

/**
 * Deletes the invitations of a candidate that they have not answered: their employers know of no
 * application, and would else learn of which card somebody has gone.
 */
export async function deleteUnanswered(tx: Queryable, uid: string): Promise<void> {
  await tx.query(`delete from applications where uid = $1 and status = 'sent'`, [uid]);
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
  await changeInSlices(
    db,
    `update applications
     set contact = '{}', answers = '{}', reference_ids = '{}', systems = '{}',
       prescriber_code = null, invitation_answers = '{}'
     where id in (select id from applications
       where updated_at < $1 and (contact <> '{}' or answers <> '{}' or reference_ids <> '{}'
         or systems <> '{}' or prescriber_code is not null or invitation_answers <> '{}')
       limit $2 for update skip locked)
     returning id`,
    [before],
  );
}
