import type { ApplicationStatus } from '#domain/applications/status';
import type { Job } from '#domain/jobs/job';
import type { Answers, Question } from '#domain/jobs/questionnaire';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** An invitation with its job and the name of its employer. Instants are ISO 8601 UTC. */
export interface InvitationRow {
  id: string;
  jobId: string;
  sentAt: string;
  job: Job;
  employer: string;
  /** null: it was taken back, and its application is gone. */
  status: ApplicationStatus | null;
  takenBackAt: string | null;
  message: string | null;
  questions: Question[];
  answers: Answers;
}

/** The employer's name; of a deleted employer the name in the ad. */
const EMPLOYER = `coalesce(employers.name, jobs.data->'workplace'->>'careProvider') as employer`;

/** What an invited candidate is asked. */
export async function saveInvitationQuestions(
  tx: Queryable,
  id: string,
  questions: readonly Question[],
): Promise<void> {
  await tx.query('update applications set invitation_questions = $2 where id = $1', [
    id,
    json(questions),
  ]);
}

export async function saveInvitationAnswers(
  tx: Queryable,
  id: string,
  answers: Answers,
): Promise<void> {
  await tx.query('update applications set invitation_answers = $2 where id = $1', [
    id,
    json(answers),
  ]);
}

/** One of a candidate's applications that may have begun by an invitation; null for none. */
export async function findInvitation(
  db: Queryable,
  uid: string,
  id: string,
): Promise<InvitationRow | null> {
  const [row] = await db.query<InvitationRow>(
    `select applications.id, applications.job_id as "jobId", applications.created_at as "sentAt",
       applications.status, null as "takenBackAt",
       ${jobSeenBy('applications.uid')} as job, ${EMPLOYER},
       applications.invitation_message as message,
       applications.invitation_questions as questions, applications.invitation_answers as answers
     from applications
     join jobs on jobs.id = applications.job_id
     left join employers on employers.id = jobs.employer_id
     where applications.id = $1 and applications.uid = $2`,
    [id, uid],
  );
  return row ? withMendedJob(row) : null;
}

/** An invitation to a candidate that was taken back; null for none. */
export async function findTakenBack(
  db: Queryable,
  uid: string,
  id: string,
): Promise<InvitationRow | null> {
  const [row] = await db.query<InvitationRow>(
    `select invitations.id, invitations.job_id as "jobId", invitations.sent_at as "sentAt",
       null as status, invitations.taken_back_at as "takenBackAt",
       ${jobSeenBy('invitations.uid')} as job, ${EMPLOYER},
       null as message, '[]'::jsonb as questions, '{}'::jsonb as answers
     from taken_back_invitations invitations
     join jobs on jobs.id = invitations.job_id
     left join employers on employers.id = jobs.employer_id
     where invitations.id = $1 and invitations.uid = $2`,
    [id, uid],
  );
  return row ? withMendedJob(row) : null;
}

/**
 * Deletes an invitation without an answer to one of the employer's jobs, and keeps that it was taken
 * back; whose it was, or null when there is none.
 */
export async function takeBackStored(
  tx: Queryable,
  { employerId, id, at }: { employerId: string; id: string; at: string },
): Promise<string | null> {
  const [row] = await tx.query<{ uid: string }>(
    `with gone as (
       delete from applications using jobs
       where applications.id = $1 and applications.status = 'sent'
         and jobs.id = applications.job_id and jobs.employer_id = $2
         -- From the day after, it has ended with its job
         and jobs.closes_on >= ($3::timestamptz at time zone 'Europe/Stockholm')::date
       returning applications.id, applications.uid, applications.job_id, applications.created_at
     )
     insert into taken_back_invitations (id, uid, job_id, sent_at, taken_back_at)
     select id, uid, job_id, created_at, $3 from gone
     returning uid`,
    [id, employerId, at],
  );
  return row?.uid ?? null;
}

export async function pruneTakenBack(db: Queryable, before: string): Promise<void> {
  await deleteInSlices(db, 'delete from taken_back_invitations where taken_back_at < $1', [before]);
}
