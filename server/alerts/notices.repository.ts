import type { AlertFacts } from '#domain/alerts/alertFacts';
import type { AlertReason } from '#domain/alerts/alerts';
import type { JobMark } from '#domain/saved/saved';
import { DAY, instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';
import type { Alert, NotifiedJob } from './alert';

/** Milliseconds for which a notice is kept. */
const NOTICES_KEPT = 30 * DAY;
/** Milliseconds after which it is deleted that a recipient was notified of a job that has closed. */
const NOTIFIED_KEPT = 365 * DAY;

/** What a recipient knows of some jobs, by job. */
export interface Knowledge {
  facts: Map<string, AlertFacts>;
  notified: Map<string, Set<AlertReason>>;
  /** Jobs that they saved or hid. */
  marks: Map<string, JobMark>;
}

export async function findKnowledge(
  tx: Queryable,
  { recipient, userId }: Pick<Alert, 'recipient' | 'userId'>,
  ids: readonly string[],
): Promise<Knowledge> {
  const known = await tx.query<{ jobId: string; facts: AlertFacts }>(
    `select job_id as "jobId", facts from alert_known
     where recipient = $1 and job_id = any($2::text[])`,
    [recipient, ids],
  );
  const reasons = await tx.query<{ jobId: string; reason: AlertReason }>(
    `select job_id as "jobId", reason from alert_notified
     where recipient = $1 and job_id = any($2::text[])`,
    [recipient, ids],
  );
  const marks = await tx.query<{ jobId: string; mark: JobMark }>(
    `select job_id as "jobId", mark from marked_jobs
     where user_id = $1 and job_id = any($2::text[])`,
    [userId, ids],
  );
  const notified = new Map<string, Set<AlertReason>>();
  for (const { jobId, reason } of reasons) {
    notified.set(jobId, (notified.get(jobId) ?? new Set()).add(reason));
  }
  return {
    facts: new Map(known.map(({ jobId, facts }) => [jobId, facts])),
    notified,
    marks: new Map(marks.map(({ jobId, mark }) => [jobId, mark])),
  };
}

/**
 * Stores a notice. Of two concurrent transactions with the same reason for the same recipient, one
 * has to begin anew.
 */
export async function saveNotice(
  tx: Queryable,
  { alert, recipient, userId }: Pick<Alert, 'alert' | 'recipient' | 'userId'>,
  notice: {
    id: string;
    jobs: readonly NotifiedJob[];
    facts: ReadonlyMap<string, AlertFacts>;
    mailId: string | null;
    mailValues: object | null;
    now: number;
  },
): Promise<void> {
  const { id, jobs, facts, mailId, mailValues, now } = notice;
  const at = instant(now);
  const rows = jobs.flatMap(({ jobId, reasons }) =>
    reasons.map((reason) => ({ job_id: jobId, reason })),
  );
  await tx.query(
    `insert into alert_notified (recipient, job_id, reason, user_id, notified_at)
     select $1, job_id, reason, $2, $3
     from jsonb_to_recordset($4::jsonb) as row (job_id text, reason text)
     on conflict (recipient, job_id, reason) do nothing`,
    [recipient, userId, at, json(rows)],
  );
  await tx.query(
    `insert into alert_known (recipient, job_id, user_id, alert, facts, at)
     select $1, job_id, $2, $3, facts, $4
     from jsonb_to_recordset($5::jsonb) as row (job_id text, facts jsonb)
     on conflict (recipient, job_id) do update set facts = excluded.facts, at = excluded.at`,
    [
      recipient,
      userId,
      alert,
      at,
      json(jobs.map(({ jobId }) => ({ job_id: jobId, facts: facts.get(jobId) }))),
    ],
  );
  await tx.query(
    `insert into alert_notices (id, alert, recipient, user_id, notified_at, jobs, mail_id, mail_values)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, alert, recipient, userId, at, json(jobs), mailId, mailValues && json(mailValues)],
  );
}

/** A notice that is about to be sent. */
export interface Notice {
  id: string;
  recipient: string;
  jobs: NotifiedJob[];
  /** As the mail's template takes them. */
  mailValues: unknown;
  /** Whose saved jobs it is about; null for a search. */
  savedBy: string | null;
}

export async function findNotice(tx: Queryable, mailId: string): Promise<Notice | null> {
  const [row] = await tx.query<Notice>(
    `select id, recipient, jobs, mail_values as "mailValues",
       case when alert like 'saved:%' then user_id end as "savedBy"
     from alert_notices where mail_id = $1`,
    [mailId],
  );
  return row ?? null;
}

/**
 * Which of a notice's jobs can be applied to on the day, and are of no employer that its recipient
 * has blocked since; of saved jobs, those that still are.
 */
export async function findOpen(
  tx: Queryable,
  { jobs, savedBy, recipient }: Pick<Notice, 'jobs' | 'savedBy' | 'recipient'>,
  today: string,
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select id from jobs where id = any($1::text[]) and status = 'open' and closes_on >= $2
       and ($3::text is null or exists (select 1 from marked_jobs as marked
         where marked.user_id = $3 and marked.job_id = jobs.id and marked.mark = 'saved'))
       and not exists (select 1 from employer_blocks as blocks
         where 'user:' || blocks.uid = $4 and blocks.employer_id = jobs.employer_id)`,
    [jobs.map(({ jobId }) => jobId), today, savedBy, recipient],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Removes jobs from a notice, since they closed before the mail was sent. */
export async function takeBackNotified(
  tx: Queryable,
  { id, recipient, jobs }: Notice,
  closed: readonly NotifiedJob[],
  mailValues: object | null,
): Promise<void> {
  const gone = new Set(closed.map(({ jobId }) => jobId));
  const rows = closed.flatMap(({ jobId, reasons }) =>
    reasons.map((reason) => ({ job_id: jobId, reason })),
  );
  await tx.query(
    `delete from alert_notified using jsonb_to_recordset($2::jsonb) as row (job_id text, reason text)
     where recipient = $1 and alert_notified.job_id = row.job_id and alert_notified.reason = row.reason`,
    [recipient, json(rows)],
  );
  await tx.query(`delete from alert_known where recipient = $1 and job_id = any($2::text[])`, [
    recipient,
    closed.filter(({ before }) => before === null).map(({ jobId }) => jobId),
  ]);
  await tx.query(
    `update alert_known set facts = row.facts
     from jsonb_to_recordset($2::jsonb) as row (job_id text, facts jsonb)
     where recipient = $1 and alert_known.job_id = row.job_id`,
    [
      recipient,
      json(
        closed
          .filter(({ before }) => before !== null)
          .map(({ jobId, before }) => ({ job_id: jobId, facts: before })),
      ),
    ],
  );
  await tx.query('update alert_notices set jobs = $2, mail_values = $3 where id = $1', [
    id,
    json(jobs.filter(({ jobId }) => !gone.has(jobId))),
    mailValues && json(mailValues),
  ]);
}

/** What a notification of a notice is about. */
interface ShownNotice {
  alert: string;
  /** Of a search; null for saved jobs, or where the search is gone. */
  query: string | null;
  /** Open jobs by id, with their slugs. */
  open: Record<string, string>;
}

/** A candidate's notice, as a notification shows it; null when it is gone. */
export async function findShownNotice(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
  today: string,
): Promise<ShownNotice | null> {
  const [row] = await db.query<ShownNotice>(
    `select notice.alert, search.query,
       (select coalesce(jsonb_object_agg(jobs.id, jobs.slug), '{}') from jobs
         where jobs.id in (select job->>'jobId' from jsonb_array_elements(notice.jobs) as job)
           and jobs.status = 'open' and jobs.closes_on >= $3::date) as open
     from alert_notices as notice
     left join saved_searches as search on notice.alert = 'search:' || search.id
     where notice.id = $1 and notice.user_id = $2`,
    [id, userId, today],
  );
  return row ?? null;
}

/** Deletes what is no longer needed for notifying of each reason once. */
export async function pruneNotices(db: Queryable, now: number, today: string): Promise<void> {
  await deleteInSlices(db, 'delete from alert_notices where notified_at < $1', [
    instant(now - NOTICES_KEPT),
  ]);
  for (const [table, column] of [
    ['alert_notified', 'notified_at'],
    ['alert_known', 'at'],
  ] as const) {
    await deleteInSlices(
      db,
      `delete from ${table} where ${column} < $1 and exists (select 1 from jobs
         where jobs.id = ${table}.job_id and (jobs.status <> 'open' or jobs.closes_on < $2))`,
      [instant(now - NOTIFIED_KEPT), today],
    );
  }
}
