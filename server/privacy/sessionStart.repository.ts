import type { Queryable } from '../storage/database';

/** When a session began, ISO 8601 UTC; null when it has ended. */
export async function findSessionStart(db: Queryable, sessionId: string): Promise<string | null> {
  const [row] = await db.query<{ at: string }>(
    'select created_at as at from sessions where id = $1',
    [sessionId],
  );
  return row?.at ?? null;
}

/** The names of all of a user's sessions. */
export async function findSessionIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>('select id from sessions where user_id = $1', [
    userId,
  ]);
  return rows.map(({ id }) => id);
}
