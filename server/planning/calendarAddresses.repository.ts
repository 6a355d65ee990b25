import type { CalendarAddress } from '#domain/api/planning';
import type { Language } from '#domain/language';
import type { Queryable } from '../storage/database';

/** When the candidate's address was made, and from where; null when there is none. */
export async function findAddress(db: Queryable, userId: string): Promise<CalendarAddress | null> {
  const [row] = await db.query<CalendarAddress>(
    'select created_at as "createdAt", device from calendar_addresses where user_id = $1',
    [userId],
  );
  return row ?? null;
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
  address: { userId: string; tokenHash: string; at: string; device: string | null },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into calendar_addresses (user_id, token_hash, created_at, device)
     select id, $2, $3, $4 from users where id = $1
     on conflict (user_id) do update set token_hash = excluded.token_hash,
       created_at = excluded.created_at, device = excluded.device
     returning user_id`,
    [address.userId, address.tokenHash, address.at, address.device],
  );
  return rows.length > 0;
}

/** Deletes an address that was made since then, ISO 8601 UTC. @returns whether there was one. */
export async function deleteAddressSince(
  tx: Queryable,
  { userId, since }: { userId: string; since: string },
): Promise<boolean> {
  const rows = await tx.query(
    'delete from calendar_addresses where user_id = $1 and created_at >= $2 returning user_id',
    [userId, since],
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
