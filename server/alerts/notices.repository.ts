import type { AlertFacts } from '#domain/alerts/alertFacts';
import type { AlertReason } from '#domain/alerts/alerts';
import type { JobMark } from '#domain/saved/saved';
import { DAY, instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import type { Alert, ToldJob } from './alert';

/** Milliseconds for which it is kept what was told at once. */
const TELLINGS_KEPT = 30 * DAY;
/** After which it is forgotten that a closed job was told of. */
const TOLD_KEPT = 365 * DAY;

/** What a recipient knows of some jobs, by job. */
export interface Knowledge {
  facts: Map<string, AlertFacts>;
  told: Map<string, Set<AlertReason>>;
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
    `select job_id as "jobId", reason from alert_told
     where recipient = $1 and job_id = any($2::text[])`,
    [recipient, ids],
  );
  const marks = await tx.query<{ jobId: string; mark: JobMark }>(
    `select job_id as "jobId", mark from marked_jobs
     where user_id = $1 and job_id = any($2::text[])`,
    [userId, ids],
  );
  const told = new Map<string, Set<AlertReason>>();
  for (const { jobId, reason } of reasons) {
    told.set(jobId, (told.get(jobId) ?? new Set()).add(reason));
  }
  return {
    facts: new Map(known.map(({ jobId, facts }) => [jobId, facts])),
    told,
    marks: new Map(marks.map(({ jobId, mark }) => [jobId, mark])),
  };
}

/**
 * Notes what is told now. Of two transactions that tell a recipient the same at once, one has to
 * begin anew.
 */
export async function saveTelling(
  tx: Queryable,
  { alert, recipient, userId }: Pick<Alert, 'alert' | 'recipient' | 'userId'>,
  telling: {
    id: string;
    jobs: readonly ToldJob[];
    facts: ReadonlyMap<string, AlertFacts>;
    mailId: string | null;
    mailValues: object | null;
    now: number;
  },
): Promise<void> {
  const { id, jobs, facts, mailId, mailValues, now } = telling;
  const at = instant(now);
  const rows = jobs.flatMap(({ jobId, reasons }) =>
    reasons.map((reason) => ({ job_id: jobId, reason })),
  );
  await tx.query(
    `insert into alert_told (recipient, job_id, reason, user_id, told_at)
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
    `insert into alert_tellings (id, alert, recipient, user_id, told_at, jobs, mail_id, mail_values)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, alert, recipient, userId, at, json(jobs), mailId, mailValues && json(mailValues)],
  );
}

/** What was told at once, and is about to be sent. */
export interface Telling {
  id: string;
  recipient: string;
  jobs: ToldJob[];
  /** As the mail's template takes them. */
  mailValues: unknown;
  /** Whose saved jobs were told of; null for a search. */
  savedBy: string | null;
}

export async function findTelling(tx: Queryable, mailId: string): Promise<Telling | null> {
  const [row] = await tx.query<Telling>(
    `select id, recipient, jobs, mail_values as "mailValues",
       case when alert like 'saved:%' then user_id end as "savedBy"
     from alert_tellings where mail_id = $1`,
    [mailId],
  );
  return row ?? null;
}

/** Which of a telling's jobs can be applied to on the day; of saved jobs, those that still are. */
export async function findOpen(
  tx: Queryable,
  { jobs, savedBy }: Pick<Telling, 'jobs' | 'savedBy'>,
  today: string,
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select id from jobs where id = any($1::text[]) and status = 'open' and closes_on >= $2
       and ($3::text is null or exists (select 1 from marked_jobs as marked
         where marked.user_id = $3 and marked.job_id = jobs.id and marked.mark = 'saved'))`,
    [jobs.map(({ jobId }) => jobId), today, savedBy],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Takes back that jobs were told of, since they closed before the mail was sent. */
export async function takeBackTold(
  tx: Queryable,
  { id, recipient, jobs }: Telling,
  closed: readonly ToldJob[],
  mailValues: object | null,
): Promise<void> {
  const gone = new Set(closed.map(({ jobId }) => jobId));
  const rows = closed.flatMap(({ jobId, reasons }) =>
    reasons.map((reason) => ({ job_id: jobId, reason })),
  );
  await tx.query(
    `delete from alert_told using jsonb_to_recordset($2::jsonb) as row (job_id text, reason text)
     where recipient = $1 and alert_told.job_id = row.job_id and alert_told.reason = row.reason`,
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
  await tx.query('update alert_tellings set jobs = $2, mail_values = $3 where id = $1', [
    id,
    json(jobs.filter(({ jobId }) => !gone.has(jobId))),
    mailValues && json(mailValues),
  ]);
}

/** Deletes what is no longer needed to tell nothing twice. */
export async function pruneTold(db: Queryable, now: number, today: string): Promise<void> {
  await db.query('delete from alert_tellings where told_at < $1', [instant(now - TELLINGS_KEPT)]);
  for (const [table, column] of [
    ['alert_told', 'told_at'],
    ['alert_known', 'at'],
  ] as const) {
    await db.query(
      `delete from ${table} using jobs where jobs.id = ${table}.job_id and ${column} < $1
         and (jobs.status <> 'open' or jobs.closes_on < $2)`,
      [instant(now - TOLD_KEPT), today],
    );
  }
}
