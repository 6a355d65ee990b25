import type { SessionSummary } from '#domain/api/sessions';
import { instant, SECOND } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** A session as stored; its id is the hash of the cookie's value. */
interface StoredSession {
  id: string;
  userId: string;
  shared: boolean;
  /** Whether BankID opened it. */
  byBankid: boolean;
  /** Whether the way that opened it counts as a proof. */
  proves: boolean;
  device: string | null;
}

export interface SessionRow {
  user_id: string;
  shared: boolean;
  last_seen_at: string;
  expires_at: string;
}

export async function insertSession(
  tx: Queryable,
  { id, userId, shared, byBankid, proves, device }: StoredSession,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await tx.query(
    `insert into sessions
       (id, user_id, shared, device, created_at, last_seen_at, expires_at, bankid_at, proved_at)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [
      id,
      userId,
      shared,
      device,
      instant(now),
      instant(expiresAt),
      byBankid ? instant(now) : null,
      proves ? instant(now) : null,
    ],
  );
}

/** The session with that id, unless it has expired or its account is suspended. */
export async function findSession(
  db: Queryable,
  id: string,
  now: number,
): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(
    `select sessions.user_id, sessions.shared, sessions.last_seen_at, sessions.expires_at
       from sessions join users on users.id = sessions.user_id
      where sessions.id = $1 and sessions.expires_at > $2 and users.suspended_at is null`,
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

interface ListedRow {
  public_id: string;
  current: boolean;
  created_at: string;
  last_seen_at: string;
  shared: boolean;
  device: string | null;
}

/** A user's live sessions: the calling one first, then by when they were last seen. */
export async function listSessionsOf(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: number,
): Promise<SessionSummary[]> {
  const rows = await db.query<ListedRow>(
    `select public_id, id = $2 as current, created_at, last_seen_at, shared, device
       from sessions where user_id = $1 and expires_at > $3
      order by current desc, last_seen_at desc, public_id`,
    [userId, sessionId, instant(now)],
  );
  return rows.map((row) => ({
    id: row.public_id,
    current: row.current,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    sharedComputer: row.shared,
    device: row.device,
  }));
}

/** Deletes a user's live session by its public id; returns the deleted session's id, or null. */
export async function deleteSessionByPublicId(
  tx: Queryable,
  { userId, publicId }: { userId: string; publicId: string },
  now: number,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    'delete from sessions where user_id = $1 and public_id = $2 and expires_at > $3 returning id',
    [userId, publicId, instant(now)],
  );
  return row?.id ?? null;
}

/**
 * Records that the user of a session has shown themselves by a way.
 * @param proves - whether the way counts as a proof.
 */
export async function noteWayUse(
  db: Queryable,
  { id, byBankid, proves }: { id: string; byBankid: boolean; proves: boolean },
  now: number,
): Promise<void> {
  await db.query(
    `update sessions set bankid_at = case when $2 then $4 else bankid_at end,
       proved_at = case when $3 then $4 else proved_at end
     where id = $1`,
    [id, byBankid, proves, instant(now)],
  );
}

/**
 * When BankID, and when any way that counts, was last used in a session, in milliseconds; null when
 * it never was.
 */
export async function findSessionProofs(
  db: Queryable,
  id: string,
): Promise<{ bankidAt: number | null; provedAt: number | null }> {
  const [row] = await db.query<{ bankid_at: string | null; proved_at: string | null }>(
    'select bankid_at, proved_at from sessions where id = $1',
    [id],
  );
  const milliseconds = (at: string | null | undefined) => (at ? Date.parse(at) : null);
  return { bankidAt: milliseconds(row?.bankid_at), provedAt: milliseconds(row?.proved_at) };
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
  await deleteInSlices(db, 'delete from sessions where expires_at <= $1', [instant(now)]);
}
