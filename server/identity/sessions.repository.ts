import { instant, SECOND } from '../lib/time';
import type { Queryable } from '../storage/database';

/** A session as stored; its id is the hash of the cookie's value. */
interface StoredSession {
  id: string;
  userId: string;
  shared: boolean;
}

export interface SessionRow {
  user_id: string;
  shared: boolean;
  last_seen_at: string;
  expires_at: string;
}

export async function insertSession(
  tx: Queryable,
  { id, userId, shared }: StoredSession,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await tx.query(
    `insert into sessions (id, user_id, shared, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $4, $5)`,
    [id, userId, shared, instant(now), instant(expiresAt)],
  );
}

/** The session with that id, unless it has expired. */
export async function findSession(
  db: Queryable,
  id: string,
  now: number,
): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(
    `select user_id, shared, last_seen_at, expires_at from sessions
      where id = $1 and expires_at > $2`,
    [id, instant(now)],
  );
  return row ?? null;
}

/**
 * Extends a session that was last seen before `seenBefore`.
 *
 * @param life - milliseconds from now, and at most from sign-in.
 */
export async function touchSession(
  db: Queryable,
  id: string,
  life: { sliding: number; absolute: number },
  { now, seenBefore }: { now: number; seenBefore: number },
): Promise<void> {
  await db.query(
    `update sessions
        set last_seen_at = $2,
            expires_at = least($3::timestamptz, created_at + make_interval(secs => $5))
      where id = $1 and last_seen_at < $4`,
    [id, instant(now), instant(now + life.sliding), instant(seenBefore), life.absolute / SECOND],
  );
}

/** Deletes a session; returns its user, null when there is none. */
export async function deleteSession(tx: Queryable, id: string): Promise<string | null> {
  const [row] = await tx.query<{ user_id: string }>(
    'delete from sessions where id = $1 returning user_id',
    [id],
  );
  return row?.user_id ?? null;
}

/** Deletes the live sessions of a user; returns their ids. */
export async function deleteSessionsOf(
  tx: Queryable,
  userId: string,
  now: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'delete from sessions where user_id = $1 and expires_at > $2 returning id',
    [userId, instant(now)],
  );
  return rows.map(({ id }) => id);
}

/** Deletes what has expired. */
export async function pruneSessions(db: Queryable, now: number): Promise<void> {
  await db.query('delete from sessions where expires_at <= $1', [instant(now)]);
}
