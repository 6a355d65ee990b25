import type { StoredFile } from '../files/vault';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

/** An upload in progress, with the file that it fills. */
export interface UploadRow {
  id: string;
  /** The upload's length in bytes. */
  length: number;
  /** The stored bytes. */
  received: number;
  frames: number;
  expiresAt: string;
  file: StoredFile;
}

interface FlatUploadRow extends Omit<UploadRow, 'file'> {
  fileId: string;
  masterKeyId: string;
  wrappedKey: string;
}

/** The candidate's own upload, unless it has expired; null for none and for another's. */
export async function findUpload(
  db: Queryable,
  { userId, id, now }: { userId: string; id: string; now: number },
): Promise<UploadRow | null> {
  const [row] = await db.query<FlatUploadRow>(
    `select uploads.id, uploads.length, uploads.received, uploads.frames,
       uploads.expires_at as "expiresAt", files.id as "fileId",
       files.master_key_id as "masterKeyId", files.wrapped_key as "wrappedKey"
     from uploads join files on files.id = uploads.file_id
     where uploads.id = $1 and uploads.user_id = $2 and uploads.expires_at > $3`,
    [id, userId, instant(now)],
  );
  if (!row) return null;
  const { fileId, masterKeyId, wrappedKey, ...upload } = row;
  return { ...upload, file: { id: fileId, masterKeyId, wrappedKey } };
}

/** The file of the candidate's own upload, locked until the transaction ends; null for none. */
export async function lockUploadFile(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<string | null> {
  const [row] = await tx.query<{ fileId: string }>(
    'select file_id as "fileId" from uploads where id = $1 and user_id = $2 for update',
    [id, userId],
  );
  return row?.fileId ?? null;
}

/** Has other uploads of the candidate wait to begin until the transaction ends. */
export async function lockUploads(tx: Queryable, userId: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for update', [userId]);
}

/** The slots of a candidate's uploads: first those that were cut off, then the one that was idle longest. */
export function findSlots(
  tx: Queryable,
  userId: string,
): Promise<
  { slot: number; fileId: string; updatedAt: string; expiresAt: string; resting: boolean }[]
> {
  return tx.query(
    `select slot, file_id as "fileId", updated_at as "updatedAt", expires_at as "expiresAt",
       resting
     from uploads where user_id = $1 order by resting desc, updated_at`,
    [userId],
  );
}

/** Adds an upload; the candidate’s uploads are locked. */
export async function insertUpload(
  tx: Queryable,
  upload: { id: string; userId: string; fileId: string; slot: number; length: number },
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await tx.query(
    `insert into uploads (id, user_id, file_id, slot, length, created_at, updated_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [
      upload.id,
      upload.userId,
      upload.fileId,
      upload.slot,
      upload.length,
      instant(now),
      instant(expiresAt),
    ],
  );
}

/**
 * Stores how many bytes were received after `received`; false when another request was first, or
 * the upload does not exist.
 */
export async function growUpload(
  tx: Queryable,
  { id, received, frames }: Pick<UploadRow, 'id' | 'received' | 'frames'>,
  { size, now }: { size: number; now: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update uploads set received = received + $4, frames = frames + 1, updated_at = $5, resting = false
     where id = $1 and received = $2 and frames = $3 returning id`,
    [id, received, frames, size, instant(now)],
  );
  return rows.length > 0;
}

/** Notes that nobody sends bytes to an upload any more, until somebody does. */
export async function restUpload(db: Queryable, id: string): Promise<void> {
  await db.query('update uploads set resting = true where id = $1', [id]);
}

/** The total size of a candidate's unfinished uploads. */
export async function sumUploads(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx.query<{ bytes: number }>(
    'select coalesce(sum(length), 0)::int8 as bytes from uploads where user_id = $1',
    [userId],
  );
  return row?.bytes ?? 0;
}
