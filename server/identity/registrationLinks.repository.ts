import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { deleteInSlices } from '../storage/inSlices';

/** Stores the hash of a link's token. */
export async function saveRegistrationLink(
  tx: Queryable,
  { tokenHash, registrationId }: { tokenHash: string; registrationId: string },
  expiresAt: number,
): Promise<void> {
  await tx.query(
    `insert into registration_links (token_hash, registration_id, expires_at)
     values ($1, $2, $3)`,
    [tokenHash, registrationId, instant(expiresAt)],
  );
}

/** The registration that a link's token names; null when it is unknown or has expired. */
export async function findLinkedRegistration(
  db: Queryable,
  tokenHash: string,
  now: number,
): Promise<string | null> {
  const [row] = await db.query<{ registration_id: string }>(
    'select registration_id from registration_links where token_hash = $1 and expires_at > $2',
    [tokenHash, instant(now)],
  );
  return row?.registration_id ?? null;
}

/** Deletes what has expired. */
export async function pruneRegistrationLinks(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(db, 'delete from registration_links where expires_at <= $1', [instant(now)]);
}
