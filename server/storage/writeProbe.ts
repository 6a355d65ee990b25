import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from './database';

const PROBE_BYTES = 64 * 1024;
/** PostgreSQL stops when it cannot begin another file of its write-ahead log, which takes 16 MB. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/**
 * Whether the embedded database's folder has space: a small update may still fit into existing
 * pages when the disk is full already.
 * @returns a function that rejects when it has not.
 */
export function folderProbe(dataDir: string, minFreeBytes = MIN_FREE_BYTES): () => Promise<void> {
  const path = join(dataDir, 'write-probe');
  return async () => {
    const file = await open(path, 'w');
    try {
      await file.write(Buffer.alloc(PROBE_BYTES));
      await file.datasync();
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
    const { bavail, bsize } = await statfs(dataDir);
    if (bavail * bsize < minFreeBytes) throw new Error('The disk is almost full.');
  };
}

/**
 * Whether a PostgreSQL server accepts writes: a read-only one does not, nor one without space.
 * @returns a function that rejects when it does not.
 */
export function serverProbe(db: Queryable): () => Promise<void> {
  return async () => {
    await db.query(
      `insert into settings (key, value) values ('write_probe', to_jsonb(now()))
       on conflict (key) do update set value = excluded.value`,
    );
  };
}
