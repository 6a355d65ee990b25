import type { Question } from '#domain/jobs/questionnaire';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** An invitation as its employer knows it. Instants are ISO 8601 UTC. */
export interface SentInvitationRow {
  id: string;
  employerId: string;
  jobId: string;
  /** Null for a seat of the list that is about nobody: nobody is ever told. */
  userId: string | null;
  /** Under which the employer invited them. */
  candidate: string;
  message: string | null;
  questions: readonly Question[];
  sentAt: string;
}

/** One that somebody can be told of. */
export type WaitingInvitation = SentInvitationRow & { userId: string };

/**
 * Notes that an employer invites somebody. Of several that come at the same time, each waits for
 * the one before, and sees its invitation.
 */
export async function noteInvited(
  tx: Queryable,
  { userId, employerId, sentAt }: Pick<WaitingInvitation, 'userId' | 'employerId' | 'sentAt'>,
): Promise<void> {
  await tx.query(
    `insert into invited_people (user_id, employer_id, invited_at) values ($1, $2, $3)
     on conflict (user_id, employer_id) do update set invited_at = excluded.invited_at`,
    [userId, employerId, sentAt],
  );
}

/** Whether a mail about an employer's invitations may go to somebody now; if so it is noted. */
export async function claimMail(
  tx: Queryable,
  { userId, employerId, at, since }: Record<'userId' | 'employerId' | 'at' | 'since', string>,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into invited_people (user_id, employer_id, invited_at, mailed_at)
     values ($1, $2, $3, $3)
     on conflict (user_id, employer_id) do update set mailed_at = excluded.mailed_at
     where invited_people.mailed_at is null or invited_people.mailed_at <= $4
     returning 1`,
    [userId, employerId, at, since],
  );
  return rows.length > 0;
}

/**
 * Stores an invitation; false where the employer has one under this pseudonym that it has not taken
 * back. Of one to nobody, what was written is not kept.
 */
export async function saveSentInvitation(tx: Queryable, sent: SentInvitationRow): Promise<boolean> {
  const isTold = sent.userId !== null;
  const rows = await tx.query(
    `insert into sent_invitations
       (id, employer_id, job_id, user_id, pseudonym, message, questions, sent_at, never_told)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (employer_id, job_id, pseudonym) where taken_back_at is null do nothing
     returning 1`,
    [
      sent.id,
      sent.employerId,
      sent.jobId,
      sent.userId,
      sent.candidate,
      isTold ? sent.message : null,
      json(isTold ? sent.questions : []),
      sent.sentAt,
      !isTold,
    ],
  );
  return rows.length > 0;
}

/**
 * Whether somebody can be told of an invitation: they have fewer than `most` open ones of the
 * employer, no application on the job, and have not blocked it.
 */
export async function hasRoom(
  tx: Queryable,
  { userId, employerId, jobId }: Pick<WaitingInvitation, 'userId' | 'employerId' | 'jobId'>,
  most: number,
): Promise<boolean> {
  const [row] = await tx.query<{ open: number; onJob: number; blocked: boolean }>(
    `select exists (select 1 from employer_blocks where uid = $1 and employer_id = $2) as blocked,
       count(*) filter (where employer_id = $2 and status = 'sent')::int as open,
       count(*) filter (where job_id = $3)::int as "onJob"
     from applications where uid = $1`,
    [userId, employerId, jobId],
  );
  return row !== undefined && !row.blocked && row.open < most && row.onJob === 0;
}

/** The application has what was written; here the reference is enough. */
export async function noteTold(tx: Queryable, id: string, at: string): Promise<void> {
  await tx.query(
    `update sent_invitations set told_at = $2, message = null, questions = '[]' where id = $1`,
    [id, at],
  );
}

/** What was sent to a candidate and waits stays untold. Its employer may take it back like any other. */
export async function noteNeverTold(
  tx: Queryable,
  { uid, employerId }: Record<'uid' | 'employerId', string>,
): Promise<void> {
  await tx.query(
    `update sent_invitations set never_told = true, message = null, questions = '[]'
     where user_id = $1 and employer_id = $2 and told_at is null and taken_back_at is null`,
    [uid, employerId],
  );
}

/** The same of one whose candidate has given up its profession by its turn. */
export async function noteOneNeverTold(tx: Queryable, id: string): Promise<void> {
  await tx.query(
    `update sent_invitations set never_told = true, message = null, questions = '[]' where id = $1`,
    [id],
  );
}

const COLUMNS = `sent_invitations.id, sent_invitations.employer_id as "employerId",
  sent_invitations.job_id as "jobId", sent_invitations.user_id as "userId",
  sent_invitations.pseudonym as candidate, sent_invitations.message,
  sent_invitations.questions, sent_invitations.sent_at as "sentAt"`;

/** One of an employer's invitations that the candidate has not been told of, locked; null for none. */
export async function lockUntold(
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<SentInvitationRow | null> {
  const [row] = await tx.query<SentInvitationRow>(
    `select ${COLUMNS} from sent_invitations
     where id = $1 and employer_id = $2 and told_at is null and taken_back_at is null
     for update`,
    [id, employerId],
  );
  return row ?? null;
}

export async function noteTakenBack(tx: Queryable, id: string, at: string): Promise<void> {
  await tx.query(
    `update sent_invitations set taken_back_at = $2, message = null, questions = '[]'
     where id = $1`,
    [id, at],
  );
}

/**
 * Invitations that wait, to open jobs and to those who still want offers, have no application on
 * the job and fewer than `most` open invitations of the employer; the oldest first.
 *
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export function findWaiting(
  db: Queryable,
  {
    most,
    today,
    limit,
    without,
  }: { most: number; today: string; limit: number; without: readonly string[] },
): Promise<WaitingInvitation[]> {
  return db.query<WaitingInvitation>(
    `select ${COLUMNS} from sent_invitations
     join users on users.id = sent_invitations.user_id
     join jobs on jobs.id = sent_invitations.job_id
     where told_at is null and not never_told and taken_back_at is null
       and sent_invitations.id <> all($4::text[])
       and jobs.status = 'open' and jobs.closes_on >= $2
       and users.visibility = 'offers' and users.suspended_at is null
       and not exists (select 1 from employer_blocks
         where employer_blocks.uid = users.id
           and employer_blocks.employer_id = sent_invitations.employer_id)
       and not exists (select 1 from applications
         where applications.uid = users.id and applications.job_id = sent_invitations.job_id)
       and (select count(*) from applications
         where applications.uid = users.id and applications.status = 'sent'
           and applications.employer_id = sent_invitations.employer_id) < $3
     order by sent_invitations.sent_at, sent_invitations.id
     limit $1`,
    [limit, today, most, without],
  );
}

/**
 * Deletes what was sent before an instant, ISO 8601 UTC; what nobody was told of only when its job
 * has closed before it, too: until then the employer may take it back like any other.
 */
export async function deleteSentBefore(db: Queryable, before: string): Promise<void> {
  await deleteInSlices(
    db,
    `delete from sent_invitations
     where sent_at < $1 and (told_at is not null or taken_back_at is not null or exists (
       select 1 from jobs where jobs.id = sent_invitations.job_id
         and jobs.closes_on < $1::timestamptz))`,
    [before],
  );
  await deleteInSlices(db, 'delete from invited_people where invited_at < $1', [before]);
}
