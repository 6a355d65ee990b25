import type { ReplyLedger } from '#domain/chat/replyLedger';
import type { Job } from '#domain/jobs/job';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import { cursorText, type PageBounds, type PagedRow } from '../lib/listPage';
import type { Queryable } from '../storage/database';
import {
  APPLICATION_COLUMNS,
  type ApplicationEvent,
  type ApplicationRow,
  CHAT_ENDED,
} from './applications.repository';

/** A candidate's application with its job, and its place in the list. */
export type OwnApplicationRow = ApplicationRow &
  PagedRow & {
    job: Job;
    /** Something of an application to the job is saved and not sent. */
    hasDraft: boolean;
    chatEnded: boolean;
    /** How the employer answers candidates; null where nothing is measured. */
    measuredReplies: Omit<ReplyLedger, 'waiting'> | null;
  };

/** A page of a candidate's applications, newest first; `only` narrows to one of them. */
export async function findOwnApplications(
  db: Queryable,
  uid: string,
  only: { id?: string; jobId?: string },
  { limit, after }: PageBounds,
): Promise<OwnApplicationRow[]> {
  const rows = await db.query<OwnApplicationRow>(
    `select ${APPLICATION_COLUMNS}, ${jobSeenBy('applications.uid')} as job, ${cursorText('applications.created_at')} as "cursorAt",
       exists (select 1 from application_drafts
         where application_drafts.uid = applications.uid
           and application_drafts.job_id = applications.job_id) as "hasDraft",
       ${CHAT_ENDED} as "chatEnded",
       (select jsonb_build_object('medianHours', median_hours, 'answered', answered,
           'unanswered', unanswered)
         from employer_replies where employer_replies.employer_id = jobs.employer_id
       ) as "measuredReplies"
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
  return rows.map(withMendedJob);
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
