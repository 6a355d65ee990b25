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

/** Gives jobs that were published as open and have closed by a day a new event; returns how many. */
export async function addClosings(tx: Queryable, day: string): Promise<number> {
  const rows = await tx.query(
    `update jobs set feed_event = nextval('job_feed_events'), feed_open = false, feed_at = now()
     where feed_open and closes_on < $1 returning id`,
    [day],
  );
  return rows.length;
}
