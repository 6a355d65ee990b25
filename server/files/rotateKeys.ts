import type { Database } from '../storage/database';
import { lockFilesUnderOtherKeys, saveWrappedKey } from './files.repository';
import type { MasterKeys } from './masterKeys';

const BATCH = 200;

/**
 * Wraps every file's data key again under the current master key, in batches; the files themselves
 * stay unchanged. It can be stopped and started again. Returns how many were wrapped.
 * @throws MasterKeyError for a file whose master key is not configured.
 */
export async function rotateFileKeys(db: Database, keys: MasterKeys): Promise<number> {
  for (let rotated = 0; ; ) {
    const count = await db.transaction(async (tx) => {
      const files = await lockFilesUnderOtherKeys(tx, {
        masterKeyId: keys.currentId,
        limit: BATCH,
      });
      for (const file of files) {
        const wrapped = keys.wrap(file.id, keys.unwrap(file.id, file));
        await saveWrappedKey(tx, { id: file.id, ...wrapped });
      }
      return files.length;
    });
    if (count === 0) return rotated;
    rotated += count;
  }
}
