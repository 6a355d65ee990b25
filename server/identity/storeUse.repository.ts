import type { Queryable } from '../storage/database';

/** Whether there is an account, and when the newest session began. */
export async function findUse(
  db: Queryable,
): Promise<{ hasAccount: boolean; newestSession: string | null }> {
  const [row] = await db.query<{ hasAccount: boolean; newestSession: string | null }>(
    `select exists(select from users) as "hasAccount",
       (select max(created_at) from sessions) as "newestSession"`,
  );
  return { hasAccount: row?.hasAccount ?? false, newestSession: row?.newestSession ?? null };
}
