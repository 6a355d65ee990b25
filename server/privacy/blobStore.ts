import type { Files } from '../files/files.service';
import { DAY } from '../lib/time';
import type { Database } from '../storage/database';

/** Where the ZIPs of exports are kept. */
export interface BlobStore {
  /** Keeps what comes, or nothing when it breaks off; answers the file's id. */
  save(userId: string, bytes: AsyncIterable<Uint8Array>): Promise<string>;
  read(id: string): AsyncIterable<Uint8Array>;
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>;
}

/** Milliseconds: longer than an export may be downloaded, in case nothing removes it before. */
const LIFETIME = 8 * DAY;

/** The encrypted files of documents and profile images, for exports too. */
export function vaultBlobs(
  db: Database,
  files: Pick<Files, 'writeStream' | 'open' | 'delete' | 'removeObjects'>,
): BlobStore {
  return {
    save: (userId, bytes) => files.writeStream(userId, bytes, LIFETIME),
    async *read(id) {
      const { bytes } = await files.open(id);
      yield* bytes;
    },
    async remove(id) {
      await files.removeObjects(await db.transaction((tx) => files.delete(tx, [id])));
    },
  };
}
