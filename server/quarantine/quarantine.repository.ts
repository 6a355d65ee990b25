import { instant } from '../lib/time';
import { json, type Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** A thing that is set aside, as the operator sees it. Instants are ISO 8601 UTC. */
export interface SetAside {
  reader: string;
  item: string;
  reason: string;
  since: string;
  /** How often it was tried. */
  times: number;
  triedAt: string;
  retryAt: string;
}

const COLUMNS = `reader, item, reason, since, times, tried_at as "triedAt", retry_at as "retryAt"`;

/** Seconds to the second try, which double with each; a day at most. */
const FIRST_RETRY = 60;
const MOST_DOUBLED = 11;
const LAST_RETRY = 86_400;

/**
 * Notes that things could not be read, or could not again: each waits longer than the time before.
 * An account that is gone leaves a thing that is nobody's.
 */
export async function saveSetAside(
  db: Queryable,
  reader: string,
  things: readonly { item: string; reason: string; userId: string | null }[],
  now: number,
): Promise<void> {
  await db.query(
    `insert into quarantine (reader, item, user_id, reason, since, times, tried_at, retry_at)
     select $1, row.item, users.id, row.reason, $3, 1, $3,
       $3::timestamptz + interval '1 second' * ${FIRST_RETRY}
     from jsonb_to_recordset($2::jsonb) as row (item text, reason text, "userId" text)
     left join users on users.id = row."userId"
     on conflict (reader, item) do update set reason = excluded.reason,
       times = quarantine.times + 1, tried_at = excluded.tried_at,
       retry_at = excluded.tried_at + interval '1 second' * least(${LAST_RETRY},
         ${FIRST_RETRY} * power(2, least(quarantine.times, ${MOST_DOUBLED})))`,
    [reader, json(things), instant(now)],
  );
}

/** Returns those that were set aside. */
export async function deleteSetAside(
  db: Queryable,
  reader: string,
  items: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ item: string }>(
    'delete from quarantine where reader = $1 and item = any($2::text[]) returning item',
    [reader, items],
  );
  return rows.map(({ item }) => item);
}

/**
 * Deletes what was due before an instant and has not been tried since: nobody asks for it any more.
 *
 * @param kept - readers whose things are always asked for.
 */
export async function deleteLeft(
  db: Queryable,
  before: number,
  kept: readonly string[],
): Promise<void> {
  await deleteInSlices(
    db,
    'delete from quarantine where retry_at < $1 and reader <> all($2::text[])',
    [instant(before), kept],
  );
}

/** All that a reader has set aside, and whether it is to be tried again. */
export function findItemsOf(
  db: Queryable,
  reader: string,
  now: number,
): Promise<{ item: string; due: boolean }[]> {
  return db.query<{ item: string; due: boolean }>(
    'select item, retry_at <= $2 as due from quarantine where reader = $1',
    [reader, instant(now)],
  );
}

export async function countSetAside(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.query<{ reader: string; count: number }>(
    'select reader, count(*) as count from quarantine group by reader',
  );
  return new Map(rows.map(({ reader, count }) => [reader, count]));
}

/** What is set aside, the oldest first. @param item - only this one; of any reader without it. */
export function findSetAside(
  db: Queryable,
  { reader = null, item = null }: { reader?: string | null; item?: string | null } = {},
): Promise<SetAside[]> {
  return db.query<SetAside>(
    `select ${COLUMNS} from quarantine
     where ($1::text is null or reader = $1) and ($2::text is null or item = $2)
     order by since, reader, item`,
    [reader, item],
  );
}

/** Has them tried at once; returns how many. */
export async function askForRetry(
  db: Queryable,
  { reader, item = null }: { reader: string; item?: string | null },
  now: number,
): Promise<number> {
  const rows = await db.query(
    `update quarantine set retry_at = $3 where reader = $1 and ($2::text is null or item = $2)
     returning item`,
    [reader, item, instant(now)],
  );
  return rows.length;
}
