import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import type { KeyUse } from './masterKeys';
import type { StoredFile, StoredFrame } from './vault';

const COLUMNS = 'id, master_key_id as "masterKeyId", wrapped_key as "wrappedKey"';

/** Adds a file that is deleted after a while unless something keeps it. */
export async function insertFile(
  tx: Queryable,
  file: StoredFile,
  { userId, now, expiresAt }: { userId: string; now: number; expiresAt: number },
): Promise<void> {
  await tx.query(
    `insert into files (id, user_id, master_key_id, wrapped_key, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [file.id, userId, file.masterKeyId, file.wrappedKey, instant(now), instant(expiresAt)],
  );
}

export async function insertFrame(
  tx: Queryable,
  fileId: string,
  number: number,
  { object, size }: StoredFrame,
): Promise<void> {
  await tx.query(
    'insert into file_frames (file_id, number, object, size) values ($1, $2, $3, $4)',
    [fileId, number, object, size],
  );
}

export async function findFile(db: Queryable, id: string): Promise<StoredFile | null> {
  const [file] = await db.query<StoredFile>(`select ${COLUMNS} from files where id = $1`, [id]);
  return file ?? null;
}

/** The file's frames in their order. */
export function findFrames(db: Queryable, fileId: string): Promise<StoredFrame[]> {
  return db.query<StoredFrame>(
    'select object, size from file_frames where file_id = $1 order by number',
    [fileId],
  );
}

/** Keeps a file permanently; false when it was deleted before. */
export async function keepFile(tx: Queryable, id: string): Promise<boolean> {
  const kept = await tx.query('update files set expires_at = null where id = $1 returning id', [
    id,
  ]);
  return kept.length > 0;
}

/** Deletes files; returns their objects, which are to be deleted after the commit. */
export async function deleteFiles(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const frames = await tx.query<{ object: string }>(
    `with gone as (delete from files where id = any($1) returning id)
     select object from file_frames where file_id in (select id from gone)`,
    [ids],
  );
  return frames.map(({ object }) => object);
}

/** The objects of all files of an account. */
export async function findObjectsOf(db: Queryable, userId: string): Promise<string[]> {
  const frames = await db.query<{ object: string }>(
    `select object from file_frames join files on files.id = file_frames.file_id
     where files.user_id = $1`,
    [userId],
  );
  return frames.map(({ object }) => object);
}

/** Ids of files whose time has passed and that nothing keeps. */
export async function findExpiredFiles(
  db: Queryable,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from files where expires_at <= $1 order by expires_at limit $2',
    [instant(now), limit],
  );
  return rows.map(({ id }) => id);
}

/** The objects among the given ones that a frame names. */
export async function findNamedObjects(
  db: Queryable,
  objects: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ object: string }>(
    'select object from file_frames where object = any($1)',
    [objects],
  );
  return new Set(rows.map(({ object }) => object));
}

/** How many files are under each master key. */
export function countFilesByKey(db: Queryable): Promise<KeyUse[]> {
  return db.query<KeyUse>(
    'select master_key_id as "masterKeyId", count(*)::int as count from files group by 1 order by 1',
  );
}

/** Any files under a master key. */
export function findFilesUnder(
  db: Queryable,
  { masterKeyId, limit }: { masterKeyId: string; limit: number },
): Promise<StoredFile[]> {
  return db.query<StoredFile>(`select ${COLUMNS} from files where master_key_id = $1 limit $2`, [
    masterKeyId,
    limit,
  ]);
}

/** Files whose data keys are wrapped under another master key, locked. */
export function lockFilesUnderOtherKeys(
  tx: Queryable,
  { masterKeyId, limit }: { masterKeyId: string; limit: number },
): Promise<StoredFile[]> {
  return tx.query<StoredFile>(
    `select ${COLUMNS} from files where master_key_id <> $1 order by id limit $2 for update`,
    [masterKeyId, limit],
  );
}

export async function saveWrappedKey(tx: Queryable, file: StoredFile): Promise<void> {
  await tx.query('update files set master_key_id = $2, wrapped_key = $3 where id = $1', [
    file.id,
    file.masterKeyId,
    file.wrappedKey,
  ]);
}
