import type { SignInWay } from '#domain/signIn/ways';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { changeInSlices } from '../storage/inSlices';

/** A way to sign in that was added to an account which had another; instants are ISO 8601 UTC. */
export interface AddedWay {
  way: SignInWay;
  addedAt: string;
  /** From when it gives the strongest powers; null once it does, by the database's clock. */
  countsFrom: string | null;
  /** The browser and system that added it; null when unknown. */
  device: string | null;
}

/**
 * Stores that a way was added. The day until it counts is the database's: a node's clock may be
 * wrong.
 * @param undoUntil - milliseconds since the epoch.
 * @returns from when it counts, ISO 8601 UTC.
 */
export async function insertAddedWay(
  tx: Queryable,
  added: { userId: string; way: SignInWay; device: string | null; undoHash: string },
  { now, undoUntil }: { now: number; undoUntil: number },
): Promise<string> {
  const { userId, way, device, undoHash } = added;
  const [row] = await tx.query<{ counts_from: string }>(
    `insert into added_ways (user_id, way, added_at, device, undo_hash, undo_until)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, way) do update set added_at = excluded.added_at,
       counts_from = excluded.counts_from, device = excluded.device,
       undo_hash = excluded.undo_hash, undo_until = excluded.undo_until
     returning counts_from`,
    [userId, way, instant(now), device, undoHash, instant(undoUntil)],
  );
  if (!row) throw new Error('An added way was not stored.');
  return row.counts_from;
}

/** Whether a way was added so lately that it gives no strong powers yet. */
export async function isWaiting(db: Queryable, userId: string, way: SignInWay): Promise<boolean> {
  const rows = await db.query(
    'select 1 from added_ways where user_id = $1 and way = $2 and counts_from > now()',
    [userId, way],
  );
  return rows.length > 0;
}

/** The ways that were added to an account. */
export function listAddedWays(db: Queryable, userId: string): Promise<AddedWay[]> {
  return db.query<AddedWay>(
    `select way, added_at as "addedAt", device,
       case when counts_from > now() then counts_from end as "countsFrom"
     from added_ways where user_id = $1`,
    [userId],
  );
}

/** Forgets that a way was added; it is disconnected. */
export async function deleteAddedWay(
  tx: Queryable,
  { userId, way }: { userId: string; way: SignInWay },
): Promise<void> {
  await tx.query('delete from added_ways where user_id = $1 and way = $2', [userId, way]);
}

/** Forgets the ways that were added since an instant, ISO 8601 UTC; answers which. */
export async function deleteWaysSince(
  tx: Queryable,
  userId: string,
  since: string,
): Promise<SignInWay[]> {
  const rows = await tx.query<{ way: SignInWay }>(
    'delete from added_ways where user_id = $1 and added_at >= $2 returning way',
    [userId, since],
  );
  return rows.map(({ way }) => way);
}

/** Uses up the link of a mail; null for one that is unknown, used or too old. */
export async function takeUndo(
  tx: Queryable,
  undoHash: string,
  now: number,
): Promise<{ userId: string; way: SignInWay; addedAt: string } | null> {
  const [row] = await tx.query<{ userId: string; way: SignInWay; addedAt: string }>(
    `delete from added_ways where undo_hash = $1 and undo_until > $2
     returning user_id as "userId", way, added_at as "addedAt"`,
    [undoHash, instant(now)],
  );
  return row ?? null;
}

/** Deletes the links that are too old; that the way was added stays. */
export async function pruneUndo(db: Queryable, now: number): Promise<void> {
  await changeInSlices(
    db,
    `update added_ways set undo_hash = null where undo_hash in (
       select undo_hash from added_ways where undo_hash is not null and undo_until <= $1
       limit $2 for update skip locked)
     returning user_id`,
    [instant(now)],
  );
}
