import type { Language } from '#domain/language';
import type { Queryable } from '../storage/database';

/** When the candidate's address was made; null when there is none. */
export async function findAddress(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.query<{ createdAt: string }>(
    'select created_at as "createdAt" from calendar_addresses where user_id = $1',
    [userId],
  );
  return row?.createdAt ?? null;
}

/** Whose plan an address is about, and in which language they read. */
export async function findAddressOwner(
  db: Queryable,
  tokenHash: string,
): Promise<{ userId: string; language: Language } | null> {
  const [row] = await db.query<{ userId: string; language: Language }>(
    `select users.id as "userId", users.language from calendar_addresses addresses
     join users on users.id = addresses.user_id
     where addresses.token_hash = $1`,
    [tokenHash],
  );
  return row ?? null;
}

/** Stores an address in place of the one there was; false when the account is gone. */
export async function saveAddress(
  tx: Queryable,
  { userId, tokenHash, at }: { userId: string; tokenHash: string; at: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into calendar_addresses (user_id, token_hash, created_at)
     select id, $2, $3 from users where id = $1
     on conflict (user_id) do update set token_hash = excluded.token_hash,
       created_at = excluded.created_at
     returning user_id`,
    [userId, tokenHash, at],
  );
  return rows.length > 0;
}

/** @returns whether there was one. */
export async function deleteAddress(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from calendar_addresses where user_id = $1 returning user_id',
    [userId],
  );
  return rows.length > 0;
}
