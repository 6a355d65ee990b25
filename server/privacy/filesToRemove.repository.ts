import { instant, MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';

/** Milliseconds until a file whose removal failed is tried again; at least, for each try so far. */
const RETRY = 5 * MINUTE;

export async function releaseFile(tx: Queryable, fileId: string, now: number): Promise<void> {
  await tx.query(
    'insert into files_to_remove (file_id, retry_at) values ($1, $2) on conflict do nothing',
    [fileId, instant(now)],
  );
}

/** Files that are due to be removed; each is put off, so that no other node takes it meanwhile. */
export async function takeFilesToRemove(
  db: Queryable,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update files_to_remove
        set attempts = attempts + 1, retry_at = $2::timestamptz + make_interval(secs => attempts * $4)
      where file_id in (
        select file_id from files_to_remove where retry_at <= $1
        order by retry_at limit $3 for update skip locked)
      returning file_id as id`,
    [instant(now), instant(now + RETRY), limit, RETRY / 1000],
  );
  return rows.map(({ id }) => id);
}

export async function forgetFile(db: Queryable, fileId: string): Promise<void> {
  await db.query('delete from files_to_remove where file_id = $1', [fileId]);
}
