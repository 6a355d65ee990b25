import { type AlertFacts, CLOSES_SOON_DAYS } from '#domain/alerts/alertFacts';
import { DAY, instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices, readInSlices } from '../storage/inSlices';

/** Milliseconds that a job waits at most: a weekly alert is due after seven days. */
const WAITS = 8 * DAY;

/** Rows of one statement: a job may be found by very many searches. */
const ROWS = 5000;
/** Jobs of one statement that notes who knows them: a job may be saved by very many people. */
const JOBS = 100;

function* slicesOf<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += length) yield items.slice(at, at + length);
}

/** A search that has an alert. */
export interface WatchedSearch {
  alert: string;
  userId: string | null;
  query: string;
  /** What came in before that is not new; ISO 8601 UTC. */
  since: string;
}

/** Searches that are read at once. The same words are searched for once in each slice. */
const SEARCHES = 10_000;

type ReadSearch = WatchedSearch & { id: string };

/** All searches that have an alert, of candidates and of addresses, in slices. */
export async function* watchedSearches(
  db: Queryable,
  limit = SEARCHES,
): AsyncGenerator<readonly WatchedSearch[]> {
  yield* readInSlices<ReadSearch>((last, most) => findSavedSearches(db, last, most), limit);
  yield* readInSlices<ReadSearch>((last, most) => findMailSearches(db, last, most), limit);
}

function findSavedSearches(
  db: Queryable,
  after: ReadSearch | null,
  limit: number,
): Promise<ReadSearch[]> {
  return db.query<ReadSearch>(
    `select id, 'search:' || id as alert, user_id as "userId", query, created_at as since
     from saved_searches where frequency <> 'never' and id > $1 order by id limit $2`,
    [after?.id ?? '', limit],
  );
}

function findMailSearches(
  db: Queryable,
  after: ReadSearch | null,
  limit: number,
): Promise<ReadSearch[]> {
  return db.query<ReadSearch>(
    `select id, 'mail:' || id as alert, null as "userId", query, confirmed_at as since
     from mail_alerts where confirmed_at is not null and paused_at is null and id > $1
     order by id limit $2`,
    [after?.id ?? '', limit],
  );
}

/** Queues jobs that are new in the searches of alerts, for the next notices. */
export async function noteNew(
  tx: Queryable,
  found: readonly { alert: string; userId: string | null; jobId: string }[],
  now: number,
): Promise<void> {
  for (const some of slicesOf(found, ROWS)) {
    await tx.query(
      `insert into alert_waiting (alert, job_id, user_id, is_new, noted_at)
       select row.alert, row.job_id, users.id, true, $2
       from jsonb_to_recordset($1::jsonb) as row (alert text, job_id text, user_id text)
       join jobs on jobs.id = row.job_id
       left join users on users.id = row.user_id
       where row.user_id is null or users.id is not null
       on conflict (alert, job_id) do update set is_new = true`,
      [
        json(some.map(({ alert, userId, jobId }) => ({ alert, job_id: jobId, user_id: userId }))),
        instant(now),
      ],
    );
  }
}

/** Of each job in `changed`: who saved it, or was notified of it by an alert that is not paused. */
const WHO_KNOWS = `
  select 'saved:' || marked.user_id as alert, marked.job_id, marked.user_id
  from marked_jobs as marked
  join changed on changed.job_id = marked.job_id
  left join saved_job_alerts as chosen on chosen.user_id = marked.user_id
  where marked.mark = 'saved' and coalesce(chosen.frequency, 'daily') <> 'never'
  union
  select known.alert, known.job_id, known.user_id
  from alert_known as known
  join changed on changed.job_id = known.job_id
  where not exists (select 1 from marked_jobs as marked
      where marked.user_id = known.user_id and marked.job_id = known.job_id)
    and (exists (select 1 from saved_searches as search
        where known.alert = 'search:' || search.id and search.frequency <> 'never')
      or exists (select 1 from mail_alerts as mail
        where known.alert = 'mail:' || mail.id and mail.confirmed_at is not null
          and mail.paused_at is null))`;

/**
 * What a candidate who saved a job knows of it: its facts before the change, or after it where it was
 * saved since the round before, so that they are not notified of a change that they had seen. A
 * candidate who was notified of it before saw it again when they saved it.
 */
const KNOW_SAVED = `
  insert into alert_known (recipient, job_id, user_id, alert, facts, at)
  select 'user:' || marked.user_id, marked.job_id, marked.user_id, null,
    case when marked.marked_at > $2 then changed.now else changed.facts end, marked.marked_at
  from marked_jobs as marked
  join changed on changed.job_id = marked.job_id
  where marked.mark = 'saved'
  on conflict (recipient, job_id) do update set facts = excluded.facts, at = excluded.at
  where alert_known.at < excluded.at`;

const NOTE_KNOWN = `
  insert into alert_waiting (alert, job_id, user_id, is_new, noted_at)
  select alert, job_id, user_id, false, $2 from (${WHO_KNOWS}) as who
  on conflict (alert, job_id) do nothing`;

/** A job that has changed. */
export interface ChangedFacts {
  jobId: string;
  before: AlertFacts;
  after: AlertFacts;
}

/**
 * Queues changed jobs for the alerts of recipients who know them.
 *
 * @param since - the round before, milliseconds.
 */
export async function noteChanged(
  tx: Queryable,
  jobs: readonly ChangedFacts[],
  { now, since }: { now: number; since: number },
): Promise<void> {
  const changed = `with changed as (
    select row.job_id, row.facts, row.now
    from jsonb_to_recordset($1::jsonb) as row (job_id text, facts jsonb, now jsonb)
    join jobs on jobs.id = row.job_id)`;
  for (const some of slicesOf(jobs, JOBS)) {
    const values = json(
      some.map(({ jobId, before, after }) => ({ job_id: jobId, facts: before, now: after })),
    );
    await tx.query(`${changed} ${KNOW_SAVED}`, [values, instant(since)]);
    await tx.query(`${changed} ${NOTE_KNOWN}`, [values, instant(now)]);
  }
}

/** The open jobs that close soon, by rising id, from after one on. */
export async function findClosing(db: Queryable, today: string, after: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from jobs
     where id > $3 and status = 'open' and closes_on between $1::date and $1::date + $2::int
     order by id limit $4`,
    [today, CLOSES_SOON_DAYS, after, JOBS],
  );
  return rows.map(({ id }) => id);
}

/** Queues jobs that close soon for recipients who know them and were not told so. */
export async function noteClosing(
  tx: Queryable,
  jobIds: readonly string[],
  now: number,
): Promise<void> {
  const changed = `with changed as (
    select job_id, facts, facts as now from alert_jobs where job_id = any($1::text[]))`;
  const values = [jobIds, instant(now)];
  // Of a job that did not change, both facts are the same
  await tx.query(`${changed} ${KNOW_SAVED}`, values);
  await tx.query(
    `${changed}
     insert into alert_waiting (alert, job_id, user_id, is_new, noted_at)
     select alert, job_id, user_id, false, $2 from (${WHO_KNOWS}) as who
     where not exists (select 1 from alert_notified as notified
       where notified.reason = 'closes_soon' and notified.job_id = who.job_id
         and notified.recipient = coalesce('user:' || who.user_id,
           (select 'mail:' || recipient from mail_alerts where who.alert = 'mail:' || id)))
     on conflict (alert, job_id) do nothing`,
    values,
  );
}

/** A job that an alert may notify of. */
export interface WaitingJob {
  jobId: string;
  isNew: boolean;
}

/** Takes what waits for an alert, without some jobs, which go on waiting. */
export function takeWaiting(
  tx: Queryable,
  alert: string,
  without: readonly string[],
): Promise<WaitingJob[]> {
  return tx.query<WaitingJob>(
    `delete from alert_waiting where alert = $1 and job_id <> all($2::text[])
     returning job_id as "jobId", is_new as "isNew"`,
    [alert, without],
  );
}

/**
 * Deletes what waits for the alerts of a candidate about some jobs: they have seen them since.
 */
export async function forgetWaiting(
  tx: Queryable,
  userId: string,
  jobIds: readonly string[],
): Promise<void> {
  await tx.query('delete from alert_waiting where user_id = $1 and job_id = any($2::text[])', [
    userId,
    jobIds,
  ]);
}

/** Deletes what has waited for an alert that no longer notifies. */
export async function pruneWaiting(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(db, 'delete from alert_waiting where noted_at < $1', [instant(now - WAITS)]);
}
