import type { Queryable } from '../storage/database';

/** One integration key, without the secret. Instants are ISO 8601 UTC. */
export interface IntegrationKeyRow {
  id: string;
  employerId: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  /** An operator has suspended it, since then. */
  suspendedAt: string | null;
}

const COLUMNS = `id, employer_id as "employerId", created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt",
  suspended_at as "suspendedAt"`;
const USABLE =
  'revoked_at is null and suspended_at is null and (expires_at is null or expires_at > $2)';

/** SQL: whether the employer of `webhooks.employer_id` has a usable key at the instant `$2`. */
export const EMPLOYER_HAS_KEY = `exists (select 1 from integration_keys
  where integration_keys.employer_id = webhooks.employer_id and ${USABLE})`;

/**
 * The employer whose key has this hash, when it is neither revoked, suspended nor expired at the instant `at`.
 */
export async function findUsableKey(
  db: Queryable,
  hash: string,
  at: string,
): Promise<{ id: string; employerId: string; hash: string } | null> {
  const [row] = await db.query<{ id: string; employerId: string; hash: string }>(
    `select id, employer_id as "employerId", key_hash as hash
     from integration_keys where key_hash = $1 and ${USABLE}`,
    [hash, at],
  );
  return row ?? null;
}

/** How many keys of the employer are valid at the instant `at`. */
export async function countUsableKeys(
  db: Queryable,
  employerId: string,
  at: string,
): Promise<number> {
  const rows = await db.query(
    `select id from integration_keys where employer_id = $1 and ${USABLE}`,
    [employerId, at],
  );
  return rows.length;
}

export async function insertKey(
  db: Queryable,
  key: Omit<IntegrationKeyRow, 'revokedAt' | 'suspendedAt'> & { hash: string },
): Promise<void> {
  await db.query(
    `insert into integration_keys (id, employer_id, key_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [key.id, key.employerId, key.hash, key.createdAt, key.expiresAt],
  );
}

/** All keys, grouped by employer, oldest first. */
export function findKeys(db: Queryable): Promise<IntegrationKeyRow[]> {
  return db.query<IntegrationKeyRow>(
    `select ${COLUMNS} from integration_keys order by employer_id, created_at, id`,
  );
}

/** False when there is no such key, or it is revoked already. */
export async function revokeKey(db: Queryable, id: string, at: string): Promise<boolean> {
  const rows = await db.query(
    'update integration_keys set revoked_at = $2 where id = $1 and revoked_at is null returning id',
    [id, at],
  );
  return rows.length > 0;
}

/**
 * Locks the employer's row until the transaction ends; false when there is no employer with this
 * id. It updates the row: with a lock alone, a waiting transaction would continue with what it read
 * before.
 */
export async function lockEmployer(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query('update employers set name = name where id = $1 returning id', [id]);
  return rows.length > 0;
}

/** An employer's name; null for none. */
export async function findEmployerName(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.query<{ name: string }>('select name from employers where id = $1', [id]);
  return row?.name ?? null;
}

export async function insertEmployer(
  tx: Queryable,
  { id, name, isPublic }: { id: string; name: string; isPublic: boolean },
): Promise<void> {
  await tx.query('insert into employers (id, name, is_public) values ($1, $2, $3)', [
    id,
    name,
    isPublic,
  ]);
}

/** Whether it is a region or a municipality. */
export async function saveIsPublic(tx: Queryable, id: string, isPublic: boolean): Promise<void> {
  await tx.query('update employers set is_public = $2 where id = $1', [id, isPublic]);
}

/** False for an employer that does not exist. */
export async function findIsPublic(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query('select id from employers where id = $1 and is_public', [id]);
  return rows.length > 0;
}

/** The employers of all keys that are not revoked, with the keys' hashes. */
export function findUnrevokedKeys(db: Queryable): Promise<{ employerId: string; hash: string }[]> {
  return db.query<{ employerId: string; hash: string }>(
    `select employer_id as "employerId", key_hash as hash from integration_keys
     where revoked_at is null order by employer_id`,
  );
}

/**
 * Suspends a key, or restores it when `at` is null; answers false when it is unknown or was so
 * already.
 */
export async function saveKeySuspension(
  db: Queryable,
  id: string,
  at: string | null,
): Promise<boolean> {
  const rows = await db.query(
    `update integration_keys set suspended_at = $2::timestamptz
     where id = $1 and (suspended_at is null) <> ($2::timestamptz is null) returning id`,
    [id, at],
  );
  return rows.length > 0;
}

/** What a key's own owner may know of it; null for another employer's. */
export async function findKeyOwner(
  db: Queryable,
  { employerId, keyId }: { employerId: string; keyId: string },
): Promise<{ name: string; publicEmployer: boolean; expiresAt: string | null } | null> {
  const [row] = await db.query<{ name: string; publicEmployer: boolean; expiresAt: string | null }>(
    `select employers.name, employers.is_public as "publicEmployer",
       integration_keys.expires_at as "expiresAt"
     from integration_keys join employers on employers.id = integration_keys.employer_id
     where integration_keys.id = $1 and employers.id = $2`,
    [keyId, employerId],
  );
  return row ?? null;
}
