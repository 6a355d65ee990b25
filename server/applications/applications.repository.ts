import { expiringStatuses } from '#domain/applications/expiry';
import type { Answers } from '#domain/applications/questionnaire';
import type { Actor, ApplicationStatus } from '#domain/applications/status';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { Job } from '#domain/jobs/job';
import { json, type Queryable } from '../storage/database';
import { cursorText, type PageBounds, type PagedRow } from './listPage';

/** One row of `applications`, without its job and history. Instants are ISO 8601 UTC. */
export interface ApplicationRow {
  id: string;
  uid: string;
  jobId: string;
  status: ApplicationStatus;
  pendingFrom: ApplicationStatus | null;
  answers: Answers;
  /** What the employer wrote when it invited; null when it did not. */
  invitationMessage: string | null;
  createdAt: string;
  updatedAt: string;
}

/** One line of an application's history. */
export interface ApplicationEvent {
  status: ApplicationStatus;
  at: string;
  by: Actor;
}

const COLUMNS = `applications.id, applications.uid, applications.job_id as "jobId",
  applications.status, applications.pending_from as "pendingFrom", applications.answers,
  applications.invitation_message as "invitationMessage",
  applications.created_at as "createdAt", applications.updated_at as "updatedAt"`;

/** Inserts a first application; null when the candidate already has one on this job. */
export async function insertApplication(
  tx: Queryable,
  row: Pick<ApplicationRow, 'id' | 'uid' | 'jobId' | 'status' | 'answers'> & {
    contact: Partial<ContactDetails>;
    invitationMessage?: string | null;
    at: string;
  },
): Promise<ApplicationRow | null> {
  const [inserted] = await tx.query<ApplicationRow>(
    `insert into applications (id, uid, job_id, status, contact, answers, invitation_message,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict (uid, job_id) do nothing returning ${COLUMNS}`,
    [
      row.id,
      row.uid,
      row.jobId,
      row.status,
      json(row.contact),
      json(row.answers),
      row.invitationMessage ?? null,
      row.at,
    ],
  );
  return inserted ?? null;
}

/** The candidate's application on a job, locked until the transaction ends. */
export async function lockApplicationOnJob(
  tx: Queryable,
  uid: string,
  jobId: string,
): Promise<ApplicationRow | null> {
  const [row] = await tx.query<ApplicationRow>(
    `select ${COLUMNS} from applications where uid = $1 and job_id = $2 for update`,
    [uid, jobId],
  );
  return row ?? null;
}

/**
 * One of the candidate's own applications, locked; null when it does not exist or belongs to
 * another.
 */
export async function lockOwnApplication(
  tx: Queryable,
  uid: string,
  id: string,
): Promise<ApplicationRow | null> {
  const [row] = await tx.query<ApplicationRow>(
    `select ${COLUMNS} from applications where id = $1 and uid = $2 for update`,
    [id, uid],
  );
  return row ?? null;
}

/** An application on one of the employer's jobs, locked; not an unanswered invitation. */
export async function lockEmployersApplication(
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<ApplicationRow | null> {
  const [row] = await tx.query<ApplicationRow>(
    `select ${COLUMNS} from applications join jobs on jobs.id = applications.job_id
     where applications.id = $1 and jobs.employer_id = $2 and applications.status <> 'sent'
     for update of applications`,
    [id, employerId],
  );
  return row ?? null;
}

/**
 * Deletes an invitation without an answer to one of the employer's jobs; whose it was, or null when
 * there is none.
 */
export async function deleteInvitation(
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<string | null> {
  const [row] = await tx.query<{ uid: string }>(
    `delete from applications using jobs
     where applications.id = $1 and applications.status = 'sent'
       and jobs.id = applications.job_id and jobs.employer_id = $2
     returning applications.uid`,
    [id, employerId],
  );
  return row?.uid ?? null;
}

/**
 * Which account an application on one of the employer's jobs belongs to; `userId` is null when that
 * account was deleted.
 * Null for another's job, and for an invitation without an answer.
 */
export async function findApplicant(
  db: Queryable,
  employerId: string,
  id: string,
): Promise<{ userId: string | null } | null> {
  const [row] = await db.query<{ userId: string | null }>(
    `select applications.uid as "userId" from applications join jobs on jobs.id = applications.job_id
     where applications.id = $1 and jobs.employer_id = $2 and applications.status <> 'sent'`,
    [id, employerId],
  );
  return row ?? null;
}

/** What the candidate filled in when applying. */
export async function saveForm(
  tx: Queryable,
  id: string,
  form: { contact: Partial<ContactDetails>; answers: Answers },
): Promise<void> {
  await tx.query('update applications set contact = $2, answers = $3 where id = $1', [
    id,
    json(form.contact),
    json(form.answers),
  ]);
}

/** What comes with an application besides its form and its documents. */
export interface Enclosed {
  /** Ids of the candidate's own references. */
  referenceIds: readonly string[];
  systems: readonly string[];
  prescriberCode: string | null;
}

export async function saveEnclosed(
  tx: Queryable,
  id: string,
  { referenceIds, systems, prescriberCode }: Enclosed,
): Promise<void> {
  await tx.query(
    `update applications set reference_ids = $2, systems = $3, prescriber_code = $4
     where id = $1`,
    [id, referenceIds, systems, prescriberCode],
  );
}

/** Writes the status that a move led to. */
export async function saveStatus(
  tx: Queryable,
  row: Pick<ApplicationRow, 'id' | 'status' | 'pendingFrom' | 'updatedAt'>,
): Promise<void> {
  await tx.query(
    'update applications set status = $2, pending_from = $3, updated_at = $4 where id = $1',
    [row.id, row.status, row.pendingFrom, row.updatedAt],
  );
}

export async function insertEvent(
  tx: Queryable,
  applicationId: string,
  event: ApplicationEvent,
): Promise<void> {
  await tx.query(
    'insert into application_events (application_id, status, actor, at) values ($1, $2, $3, $4)',
    [applicationId, event.status, event.by, event.at],
  );
}

/** A candidate's application with its job, and its place in the list. */
export type OwnApplicationRow = ApplicationRow & PagedRow & { job: Job };

/** A page of a candidate's applications, newest first; `only` narrows to one of them. */
export async function findOwnApplications(
  db: Queryable,
  uid: string,
  only: { id?: string; jobId?: string },
  { limit, after }: PageBounds,
): Promise<OwnApplicationRow[]> {
  return db.query<OwnApplicationRow>(
    `select ${COLUMNS}, jobs.data as job, ${cursorText('applications.created_at')} as "cursorAt"
     from applications join jobs on jobs.id = applications.job_id
     where applications.uid = $1
       and ($2::text is null or applications.id = $2)
       and ($3::text is null or applications.job_id = $3)
       and ($4::timestamptz is null
         or (applications.created_at, applications.id) < ($4::timestamptz, $5::text))
     order by applications.created_at desc, applications.id desc
     limit $6`,
    [uid, only.id ?? null, only.jobId ?? null, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** How many applications a candidate has. */
export async function countOwnApplications(db: Queryable, uid: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from applications where uid = $1',
    [uid],
  );
  return row?.count ?? 0;
}

/** Whether the candidate has an application on the job, in any status. */
export async function hasApplicationOn(
  db: Queryable,
  uid: string,
  jobId: string,
): Promise<boolean> {
  const rows = await db.query('select 1 from applications where uid = $1 and job_id = $2', [
    uid,
    jobId,
  ]);
  return rows.length > 0;
}

/** On which of the jobs a candidate has an application, of any status. */
export async function findAppliedJobs(
  db: Queryable,
  uid: string,
  jobIds: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ jobId: string }>(
    'select job_id as "jobId" from applications where uid = $1 and job_id = any($2)',
    [uid, jobIds],
  );
  return rows.map(({ jobId }) => jobId);
}

/** The histories of several applications in one query, oldest event first. */
export async function findHistories(
  db: Queryable,
  applicationIds: readonly string[],
): Promise<Map<string, ApplicationEvent[]>> {
  const histories = new Map<string, ApplicationEvent[]>();
  if (applicationIds.length === 0) return histories;
  const rows = await db.query<ApplicationEvent & { applicationId: string }>(
    `select application_id as "applicationId", status, at, actor as by
     from application_events where application_id = any($1) order by id`,
    [applicationIds],
  );
  for (const { applicationId, ...event } of rows) {
    const history = histories.get(applicationId);
    if (history) history.push(event);
    else histories.set(applicationId, [event]);
  }
  return histories;
}

/**
 * Expires the open applications of jobs that no longer take applications on a given day; returns
 * their candidates.
 *
 * @param jobId - only this job's; all jobs' when null.
 */
export function expireStored(
  tx: Queryable,
  { at, today, jobId }: { at: string; today: string; jobId: string | null },
): Promise<{ id: string; uid: string }[]> {
  return tx.query<{ id: string; uid: string }>(
    `update applications set status = 'expired', pending_from = null, updated_at = $1
     from jobs
     where jobs.id = applications.job_id
       and ($2::text is null or jobs.id = $2)
       and (jobs.status = 'deleted' and applications.status = any($3)
         or jobs.closes_on < $4 and applications.status = any($5))
     returning applications.id, applications.uid`,
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

/** Empties applications that nobody has changed since an instant of what the candidate gave. */
export async function clearOldForms(db: Queryable, before: string): Promise<void> {
  await db.query(
    `update applications
     set contact = '{}', answers = '{}', reference_ids = '{}', systems = '{}', prescriber_code = null
     where updated_at < $1 and (contact <> '{}' or answers <> '{}' or reference_ids <> '{}'
       or systems <> '{}' or prescriber_code is not null)`,
    [before],
  );
}
