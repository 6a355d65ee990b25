import type { SocialProviderId } from '#domain/signIn/ways';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';
import type { UnlinkedSocial } from './social/socialIdentities.repository';

/** A provider's account that signed a user in and was disconnected. */
export interface RemovedWay extends UnlinkedSocial {
  userId: string;
  way: SocialProviderId;
  /** ISO 8601 UTC. */
  removedAt: string;
}

/**
 * Stores what was disconnected, until its owner can no longer say that this was not them: instead of
 * the same one from before, which had been connected again.
 *
 * @param undoUntil - milliseconds since the epoch.
 */
export async function insertRemovedWay(
  tx: Queryable,
  { userId, way, issuer, subject, email, linkedAt, removedAt }: RemovedWay,
  { undoHash, undoUntil }: { undoHash: string; undoUntil: number },
): Promise<void> {
  await tx.query(
    `insert into removed_ways
       (user_id, way, issuer, subject, email, linked_at, removed_at, undo_hash, undo_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (user_id, way, issuer, subject) do update set email = excluded.email,
       linked_at = excluded.linked_at, removed_at = excluded.removed_at,
       undo_hash = excluded.undo_hash, undo_until = excluded.undo_until`,
    [userId, way, issuer, subject, email, linkedAt, removedAt, undoHash, instant(undoUntil)],
  );
}

/** Whether another account of the way was removed, and can still be put back. */
export async function hasRemoved(
  tx: Queryable,
  { userId, way }: Pick<RemovedWay, 'userId' | 'way'>,
  now: number,
): Promise<boolean> {
  const rows = await tx.query(
    'select 1 from removed_ways where user_id = $1 and way = $2 and undo_until > $3 limit 1',
    [userId, way, instant(now)],
  );
  return rows.length > 0;
}

/**
 * Forgets what was removed of a way after an instant, ISO 8601 UTC: it had been connected after that,
 * and its links put nothing back any more.
 */
export async function deleteRemovedSince(
  tx: Queryable,
  { userId, way }: Pick<RemovedWay, 'userId' | 'way'>,
  since: string,
): Promise<void> {
  await tx.query('delete from removed_ways where user_id = $1 and way = $2 and removed_at >= $3', [
    userId,
    way,
    since,
  ]);
}

/** Uses up the link of a mail; null for one that is unknown, used or too old. */
export async function takeRemoved(
  tx: Queryable,
  undoHash: string,
  now: number,
): Promise<RemovedWay | null> {
  const [row] = await tx.query<RemovedWay>(
    `delete from removed_ways where undo_hash = $1 and undo_until > $2
     returning user_id as "userId", way, issuer, subject, email, linked_at as "linkedAt",
       removed_at as "removedAt"`,
    [undoHash, instant(now)],
  );
  return row ?? null;
}

/** Deletes what can no longer be taken back. */
export async function pruneRemovedWays(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(db, 'delete from removed_ways where undo_until <= $1', [instant(now)]);
}
