import type { Actor, ApplicationStatus } from '#domain/applications/status';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { Answers } from '#domain/jobs/questionnaire';
import type { Recommender } from '#domain/recommendations/recommendation';
import { json, type Queryable } from '../storage/database';

/** One row of `applications`, without its job and history. Instants are ISO 8601 UTC. */
export interface ApplicationRow {
  id: string;
  uid: string;
  jobId: string;
  status: ApplicationStatus;
  pendingFrom: ApplicationStatus | null;
  answers: Answers;
  /** Who recommended the job by a link; null where nobody did. */
  recommendedBy: Recommender | null;
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

/** The columns of an `ApplicationRow`. */
export const APPLICATION_COLUMNS = `applications.id, applications.uid, applications.job_id as "jobId",
  applications.status, applications.pending_from as "pendingFrom", applications.answers,
  applications.invitation_message as "invitationMessage",
  applications.recommended_by as "recommendedBy",
  applications.created_at as "createdAt", applications.updated_at as "updatedAt"`;

/** What comes with an application besides its form and its documents. */
export interface Enclosed {
  /** Ids of the candidate's own references. */
  referenceIds: readonly string[];
  systems: readonly string[];
  prescriberCode: string | null;
}

/** Of what comes with interest. */
const NOTHING_ENCLOSED: Enclosed = { referenceIds: [], systems: [], prescriberCode: null };

/** Whether nothing more can be written in an application's chat. */
export const CHAT_ENDED = `exists (select 1 from chats
  where chats.id = applications.id and chats.ended_at is not null)`;

/** Inserts a first application; null when the candidate already has one on this job. */
export async function insertApplication(
  tx: Queryable,
  row: Pick<ApplicationRow, 'id' | 'uid' | 'jobId' | 'status' | 'answers'> & {
    contact: Partial<ContactDetails>;
    enclosed?: Enclosed | undefined;
    invitationMessage?: string | null;
    at: string;
  },
): Promise<ApplicationRow | null> {
  const { referenceIds, systems, prescriberCode } = row.enclosed ?? NOTHING_ENCLOSED;
  const [inserted] = await tx.query<ApplicationRow>(
    `insert into applications (id, uid, job_id, status, contact, answers, invitation_message,
       created_at, updated_at, reference_ids, systems, prescriber_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11)
     on conflict (uid, job_id) do nothing returning ${APPLICATION_COLUMNS}`,
    [
      row.id,
      row.uid,
      row.jobId,
      row.status,
      json(row.contact),
      json(row.answers),
      row.invitationMessage ?? null,
      row.at,
      referenceIds,
      systems,
      prescriberCode,
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
    `select ${APPLICATION_COLUMNS} from applications where uid = $1 and job_id = $2 for update`,
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
    `select ${APPLICATION_COLUMNS} from applications where id = $1 and uid = $2 for update`,
    [id, uid],
  );
  return row ?? null;
}

/**
 * An employer sees nothing of an invitation until the candidate has answered it, also when it has
 * expired: it would tell which of its invitations to a job reached nobody, and so who had applied.
 */
export const IS_SEEN_BY_EMPLOYER = `(applications.status <> 'sent'
  and (applications.status <> 'expired'
    or exists (select 1 from application_events
      where application_events.application_id = applications.id
        and application_events.actor = 'candidate')))`;

/** An application on one of the employer's jobs, locked; not an unanswered invitation. */
export async function lockEmployersApplication(
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<ApplicationRow | null> {
  const [row] = await tx.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from applications
     where applications.id = $1 and applications.employer_id = $2 and ${IS_SEEN_BY_EMPLOYER}
     for update`,
    [id, employerId],
  );
  return row ?? null;
}

/**
 * The status of the candidate's own application, locked until the transaction ends; null for none.
 */
export async function lockApplicationStatus(
  tx: Queryable,
  userId: string,
  applicationId: string,
): Promise<ApplicationStatus | null> {
  const [row] = await tx.query<{ status: ApplicationStatus }>(
    'select status from applications where id = $1 and uid = $2 for update',
    [applicationId, userId],
  );
  return row?.status ?? null;
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
    `select applications.uid as "userId" from applications
     where applications.id = $1 and applications.employer_id = $2 and ${IS_SEEN_BY_EMPLOYER}`,
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

/** Keeps by which link the candidate came; the first one stays. */
export async function saveRecommendation(
  tx: Queryable,
  id: string,
  recommendation: { id: string; by: Recommender },
): Promise<void> {
  await tx.query(
    `update applications set recommendation_id = $2, recommended_by = $3
     where id = $1 and recommended_by is null`,
    [id, recommendation.id, recommendation.by],
  );
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

/** Adds a line to the history. Whatever the application waited for is over with it. */
export async function insertEvent(
  tx: Queryable,
  applicationId: string,
  event: ApplicationEvent,
): Promise<void> {
  await tx.query(
    `with over as (delete from document_requests where application_id = $1)
     insert into application_events (application_id, status, actor, at) values ($1, $2, $3, $4)`,
    [applicationId, event.status, event.by, event.at],
  );
}
