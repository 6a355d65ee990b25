import { ApiError } from '#domain/api/errors';
import type { Queryable } from '../storage/database';

/** @throws ApiError `account_suspended` for an account that an operator has suspended. */
export async function refuseSuspended(db: Queryable, userId: string): Promise<void> {
  const rows = await db.query('select 1 from users where id = $1 and suspended_at is not null', [
    userId,
  ]);
  if (rows.length > 0) throw new ApiError('account_suspended', 'The account is suspended.');
}

/**
 * Suspends an account, or restores it when `at` is null; answers false when it is unknown or was so
 * already.
 */
export async function saveSuspension(
  tx: Queryable,
  userId: string,
  at: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    `update users set suspended_at = $2::timestamptz
     where id = $1 and (suspended_at is null) <> ($2::timestamptz is null) returning id`,
    [userId, at],
  );
  return rows.length > 0;
}
