import type { SavedSearch } from '#domain/saved/saved';
import type { Queryable } from '../storage/database';

/** A candidate's saved searches, the newest first. */
export function findSearches(db: Queryable, userId: string): Promise<SavedSearch[]> {
  return db.query<SavedSearch>(
    `select id, query, created_at as "createdAt", frequency, mail, push from saved_searches
     where user_id = $1 order by created_at desc, id`,
    [userId],
  );
}

/** Stores a search; one with the same query gets its settings. */
export async function saveSearch(
  tx: Queryable,
  userId: string,
  search: SavedSearch,
): Promise<void> {
  const { id, query, createdAt, frequency, mail, push } = search;
  await tx.query(
    `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, query) do update set
       frequency = excluded.frequency, mail = excluded.mail, push = excluded.push`,
    [id, userId, query, frequency, mail, push, createdAt],
  );
}

/** @returns whether there was one. */
export async function deleteSearch(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from saved_searches where user_id = $1 and id = $2 returning id',
    [userId, id],
  );
  return rows.length > 0;
}

/** Deletes a candidate's oldest searches beyond a number. */
export async function deleteOldestSearches(
  tx: Queryable,
  userId: string,
  kept: number,
): Promise<void> {
  await tx.query(
    `delete from saved_searches where id in (
       select id from saved_searches where user_id = $1
       order by created_at desc, id offset $2)`,
    [userId, kept],
  );
}
