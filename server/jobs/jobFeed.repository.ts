import type { Job } from '#domain/jobs/job';
import type { BadItem } from '../quarantine/quarantine';
import type { Queryable } from '../storage/database';
import { wholeOnes } from './wholeJob';

/** Any number that no other advisory lock uses. */
const LOCK_KEY = 7_203_116;

/** The last event of one of our own jobs. */
export interface JobEvent {
  /** Of the job. */
  id: string;
  event: number;
  job: Job;
  /** The instant of the change, ISO 8601 UTC. */
  at: string;
}

/**
 * To be called before an event gets its number, and held until the commit: a reader that gets an event
 * has then been able to read all with lower numbers.
 */
export async function lockJobFeed(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${LOCK_KEY})`);
}

/** The last event of each own job after a number, in order. */
export function findJobEvents(db: Queryable, after: number, limit: number): Promise<JobEvent[]> {
  return db.query<JobEvent>(
    `select id, feed_event as event, data as job, feed_at as at from jobs
     where feed_event > $1 order by feed_event limit $2`,
    [after, limit],
  );
}

/**
 * The newest own jobs that are open, and what happened since the oldest of them to others: newest
 * first, of numbers below one. Removals come with the jobs beside them, and never in place of them: a
 * night on which a hundred jobs close leaves the newest ones on the page.
 */
export function findNewestJobEvents(
  db: Queryable,
  before: number,
  limit: number,
): Promise<JobEvent[]> {
  return db.query<JobEvent>(
    `with open as (
       select feed_event, data, feed_at from jobs
       where feed_open and feed_event < $1 order by feed_event desc limit $2
     ), gone as (
       select feed_event, data, feed_at from jobs
       where not feed_open and feed_event < $1
         and feed_event > coalesce((select min(feed_event) from open), 0)
       order by feed_event desc limit $2
     )
     select feed_event as event, data as job, feed_at as at
     from (select * from open union all select * from gone) as page order by feed_event desc`,
    [before, limit],
  );
}

/** Whether an own job is open whose event is below a number. */
export async function hasOpenJobBefore(db: Queryable, before: number): Promise<boolean> {
  const rows = await db.query(
    'select 1 from jobs where feed_open and feed_event < $1 order by feed_event limit 1',
    [before],
  );
  return rows.length > 0;
}

/**
 * The greatest number that can be read; 0 before the first. The sequence may be ahead of it, with a
 * change that is not committed.
 */
export async function findNewestEventNumber(db: Queryable): Promise<number> {
  const [row] = await db.query<{ newest: number }>(
    'select coalesce(max(feed_event), 0) as newest from jobs',
  );
  return row?.newest ?? 0;
}

/** The greatest number that an event has got; 0 before the first. */
export async function findLastEventNumber(db: Queryable): Promise<number> {
  const [row] = await db.query<{ last: number }>(
    'select case when is_called then last_value else 0 end as last from job_feed_events',
  );
  return row?.last ?? 0;
}

/**
 * Gives jobs that were not whole when they were read a new event, now that they are; returns the
 * others, which stay as they are.
 */
export async function announceWhole(tx: Queryable, ids: readonly string[]): Promise<BadItem[]> {
  const rows = await tx.query<{ id: string; job: Job }>(
    'select id, data as job from jobs where id = any($1::text[]) and feed_event is not null',
    [ids],
  );
  const { whole, bad } = wholeOnes(rows);
  await tx.query(
    `update jobs set feed_event = nextval('job_feed_events'), feed_at = now()
     where id = any($1::text[])`,
    [whole.map(({ id }) => id)],
  );
  return bad;
}

/**
 * Gives some of the jobs that were published as open and have closed by a day a new event; returns how
 * many.
 */
export async function addClosings(tx: Queryable, day: string, limit: number): Promise<number> {
  const rows = await tx.query(
    `update jobs set feed_event = nextval('job_feed_events'), feed_open = false, feed_at = now()
     where id in (select id from jobs where feed_open and closes_on < $1 limit $2 for update)
     returning id`,
    [day, limit],
  );
  return rows.length;
}
