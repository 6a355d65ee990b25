import type { Queryable } from '../../storage/database';

/** Ends the lists of the day, as a midnight does: the next reading makes them anew. */
export async function endLists(db: Queryable): Promise<void> {
  await db.query('delete from candidate_lists');
}
