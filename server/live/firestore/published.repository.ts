import { instant } from '../../lib/time';
import type { Queryable } from '../../storage/database';

/** Accounts by rising id, after one. */
export async function findUserIds(db: Queryable, after: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from users where id > $1 order by id limit $2',
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

/** Those of some accounts that are there. */
export async function findExistingUsers(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>('select id from users where id = any($1)', [ids]);
  return rows.map(({ id }) => id);
}

/** A candidate's applications. */
export async function findApplicationIdsOf(db: Queryable, uid: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from applications where uid = $1 order by id',
    [uid],
  );
  return rows.map(({ id }) => id);
}

/** The applications to a job, and whose they are. */
export function findApplicationsToJob(
  db: Queryable,
  jobId: string,
): Promise<{ id: string; uid: string }[]> {
  return db.query<{ id: string; uid: string }>(
    'select id, uid from applications where job_id = $1 order by id',
    [jobId],
  );
}

/** A session that is live. */
export interface LiveSession {
  id: string;
  uid: string;
  /** ISO 8601 UTC */
  expiresAt: string;
}

const SESSION = 'select id, user_id as uid, expires_at as "expiresAt" from sessions';

/** The live sessions among some. */
export function findLiveSessions(
  db: Queryable,
  ids: readonly string[],
  now: number,
): Promise<LiveSession[]> {
  return db.query<LiveSession>(`${SESSION} where id = any($1) and expires_at > $2`, [
    ids,
    instant(now),
  ]);
}

/** A candidate's live sessions. */
export function findLiveSessionsOf(
  db: Queryable,
  uid: string,
  now: number,
): Promise<LiveSession[]> {
  return db.query<LiveSession>(`${SESSION} where user_id = $1 and expires_at > $2`, [
    uid,
    instant(now),
  ]);
}

/** The live sessions that were seen since, by id, after one: their end has moved. */
export function findSessionsSeenSince(
  db: Queryable,
  { since, now, after, limit }: { since: number; now: number; after: string; limit: number },
): Promise<LiveSession[]> {
  return db.query<LiveSession>(
    `${SESSION} where last_seen_at >= $1 and expires_at > $2 and id > $3 order by id limit $4`,
    [instant(since), instant(now), after, limit],
  );
}

/**
 * Takes the right to publish, or keeps it; one node has it at a time.
 *
 * @param until - milliseconds; another node may take it afterwards.
 * @param force - takes it from another node; what that one writes then is refused by Firestore.
 */
export async function holdLease(
  db: Queryable,
  {
    node,
    until,
    now,
    force = false,
  }: { node: string; until: number; now: number; force?: boolean },
): Promise<boolean> {
  const held = await db.query(
    `insert into settings (key, value)
     values ('firestore_lease', jsonb_build_object('node', $1::text, 'until', $2::float8))
     on conflict (key) do update set value = excluded.value
     where $4 or settings.value->>'node' = $1 or (settings.value->>'until')::float8 <= $3
     returning key`,
    [node, until, now, force],
  );
  return held.length > 0;
}

/** Gives the right to publish back. */
export async function dropLease(db: Queryable, node: string): Promise<void> {
  await db.query(`delete from settings where key = 'firestore_lease' and value->>'node' = $1`, [
    node,
  ]);
}
