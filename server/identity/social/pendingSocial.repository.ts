import type { SocialProviderId } from '#domain/signIn/ways';
import { instant, MINUTE } from '../../lib/time';
import type { Queryable } from '../../storage/database';
import { deleteInSlices } from '../../storage/inSlices';
import type { SocialIdentity } from './socialProvider';

/** Milliseconds: until a BankID login, and until a registration is completed. */
const LIFE = { link: 10 * MINUTE, register: 20 * MINUTE };

/**
 * An identity that a provider has verified and that is pending for the same browser's next step.
 */
export interface StoredPending {
  identity: SocialIdentity;
  browserHash: string;
  /** The account that a BankID login may link it to; null for one to be registered. */
  userId: string | null;
  targetPath: string | null;
  shared: boolean;
}

interface PendingRow {
  browser_hash: string;
  user_id: string | null;
  provider: SocialProviderId;
  issuer: string;
  subject: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  target_path: string | null;
  shared: boolean;
}

const COLUMNS = `browser_hash, user_id, provider, issuer, subject, email, first_name, last_name,
  target_path, shared`;

function toPending(row: PendingRow): StoredPending {
  const { provider, issuer, subject, email, first_name, last_name } = row;
  const name =
    first_name === null || last_name === null
      ? null
      : { firstName: first_name, lastName: last_name };
  return {
    identity: { provider, issuer, subject, email, name },
    browserHash: row.browser_hash,
    userId: row.user_id,
    targetPath: row.target_path,
    shared: row.shared,
  };
}

export async function savePendingSocial(
  db: Queryable,
  { identity, browserHash, userId, targetPath, shared }: StoredPending,
  now: number,
): Promise<void> {
  const life = userId === null ? LIFE.register : LIFE.link;
  await db.query(
    `insert into pending_social (${COLUMNS}, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      browserHash,
      userId,
      identity.provider,
      identity.issuer,
      identity.subject,
      identity.email,
      identity.name?.firstName ?? null,
      identity.name?.lastName ?? null,
      targetPath,
      shared,
      instant(now + life),
    ],
  );
}

/** The newest pending identity for one of these browser cookies; null for none. */
export async function findPendingSocial(
  db: Queryable,
  browserHashes: readonly string[],
  now: number,
): Promise<StoredPending | null> {
  const [row] = await db.query<PendingRow>(
    `select ${COLUMNS} from pending_social
      where browser_hash = any($1) and expires_at > $2 order by expires_at desc limit 1`,
    [browserHashes, instant(now)],
  );
  return row ? toPending(row) : null;
}

/**
 * Takes everything that is pending for these browser cookies; each is used once, whether the
 * sign-in succeeds or not.
 */
export async function takePendingSocial(
  tx: Queryable,
  browserHashes: readonly string[],
  now: number,
): Promise<StoredPending[]> {
  const rows = await tx.query<PendingRow & { open: boolean }>(
    `delete from pending_social where browser_hash = any($1)
     returning ${COLUMNS}, expires_at > $2 as open`,
    [browserHashes, instant(now)],
  );
  return rows.filter(({ open }) => open).map(toPending);
}

/** Deletes what is pending to be linked to an account. */
export async function deletePendingSocialOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from pending_social where user_id = $1', [userId]);
}

/** Deletes what has expired. */
export async function prunePendingSocial(db: Queryable, now: number): Promise<void> {
  await deleteInSlices(db, 'delete from pending_social where expires_at <= $1', [instant(now)]);
}
