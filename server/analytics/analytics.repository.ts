import type { Device } from '#domain/analytics/device';
import type { SentEvent } from '#domain/analytics/events';
import type { Language } from '#domain/language';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Events of one page, as they are stored until they are counted. */
export interface StoredBatch {
  id: string;
  /** The beginning of the hour in which it came, ISO 8601 UTC. */
  receivedAt: string;
  /** In Stockholm, `YYYY-MM-DD`. */
  day: string;
  device: Device;
  language: Language;
  events: readonly SentEvent[];
}

/**
 * Stores a batch once. @returns false when it was there before, or when the day has had `most` of
 * them; null for any number.
 */
export async function insertBatch(
  db: Queryable,
  batch: StoredBatch,
  most: number | null,
): Promise<boolean> {
  const { id, receivedAt, day, device, language, events } = batch;
  const rows = await db.query(
    `insert into analytics_batches (id, received_at, day, device, language, events)
     select $1, $2, $3, $4, $5, $6
      where $7::int is null or coalesce((select batches from analytics_totals where day = $3), 0)
        + (select count(*) from analytics_batches where events is not null) < $7
     on conflict (id) do nothing
     returning id`,
    [id, receivedAt, day, device, language, json(events), most],
  );
  return rows.length > 0;
}

/** Counts a batch as dropped, unless it is stored. */
export async function noteDropped(db: Queryable, id: string, day: string): Promise<void> {
  await db.query(
    `insert into analytics_totals (day, dropped)
     select $2, 1 where not exists (select from analytics_batches where id = $1)
     on conflict (day) do update set dropped = analytics_totals.dropped + 1`,
    [id, day],
  );
}

/** Batches that wait to be counted, the oldest first. @param without - those that are set aside. */
export async function findWaitingBatches(
  db: Queryable,
  limit: number,
  without: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from analytics_batches where events is not null and id <> all($2::text[])
     order by received_at limit $1`,
    [limit, without],
  );
  return rows.map(({ id }) => id);
}

/** Adds the batches of these ids that still wait to the days' counts, and empties them. */
export async function countBatches(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query(
    `with waiting as (
       select id, day, device, language, events from analytics_batches
        where events is not null and id = any($1::text[]) order by received_at
          for update skip locked),
     emptied as (
       update analytics_batches set events = null where id in (select id from waiting)),
     one as (
       select day, device, language, sent->>'event' as event, sent - 'event' - 'first' as properties,
         (sent->>'first')::boolean as first
         from waiting cross join lateral jsonb_array_elements(events) as sent),
     days as (
       insert into analytics_days (day, event, properties, device, language, count, visits)
       select day, event, properties, device, language, count(*), count(*) filter (where first)
         from one group by day, event, properties, device, language
        order by day, event, properties, device, language
       on conflict (day, event, properties, device, language) do update
         set count = analytics_days.count + excluded.count,
           visits = analytics_days.visits + excluded.visits),
     totals as (
       insert into analytics_totals (day, batches)
       select day, count(*) from waiting group by day order by day
       on conflict (day) do update set batches = analytics_totals.batches + excluded.batches)
     select count(*) from waiting`,
    [ids],
  );
}

/** Deletes ids of batches from before an instant, and counts of days before a day. */
export async function pruneAnalytics(
  db: Queryable,
  before: { instant: string; day: string },
): Promise<void> {
  await deleteInSlices(db, 'delete from analytics_batches where received_at < $1', [
    before.instant,
  ]);
  await deleteInSlices(db, 'delete from analytics_days where day < $1', [before.day]);
  await deleteInSlices(db, 'delete from analytics_totals where day < $1', [before.day]);
}

/** How often an event happened from one day to another, of any kind of device. */
export interface CountedEvent {
  event: string;
  properties: Readonly<Record<string, string>>;
  device: string;
  language: string;
  count: number;
  visits: number;
}

/** @param from - the first day; `to`: the last one. */
export async function findCounts(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<CountedEvent[]> {
  return db.query<CountedEvent>(
    `select event, properties, device, language, sum(count)::int8 as count,
       sum(visits)::int8 as visits
     from analytics_days where day between $1 and $2
     group by event, properties, device, language
     order by event, properties, device, language`,
    [from, to],
  );
}

/** How many batches were dropped from one day to another. */
export async function findDropped(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const [row] = await db.query<{ dropped: number }>(
    `select coalesce(sum(dropped), 0)::int8 as dropped from analytics_totals
     where day between $1 and $2`,
    [from, to],
  );
  return row?.dropped ?? 0;
}
