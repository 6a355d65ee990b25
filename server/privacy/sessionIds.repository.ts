import type { Queryable } from '../storage/database';

/** The names of all of a user's sessions. */
export async function findSessionIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>('select id from sessions where user_id = $1', [
    userId,
  ]);
  return rows.map(({ id }) => id);
}
