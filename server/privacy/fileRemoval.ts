import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import type { BlobStore } from './blobStore';
import { forgetFile, takeFilesToRemove } from './filesToRemove.repository';

const BATCH = 50;

/**
 * Removes files whose rows are gone; one that cannot be removed is tried again later. For a timer,
 * and for the moment after a deletion.
 */
export async function removeFiles({
  db,
  clock,
  blobs,
  onError,
}: {
  db: Database;
  clock: Clock;
  blobs: Pick<BlobStore, 'remove'>;
  onError(error: unknown): void;
}): Promise<void> {
  for (const id of await takeFilesToRemove(db, clock.now(), BATCH)) {
    try {
      await blobs.remove(id);
      await forgetFile(db, id);
    } catch (error) {
      onError(error);
    }
  }
}
