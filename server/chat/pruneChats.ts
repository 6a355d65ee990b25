import { appendChange } from '../changeLog/changeLog';
import type { Files } from '../files/files.service';
import type { Database } from '../storage/database';
import { inSlices } from '../storage/inSlices';
import { findFilesOfChats } from './chatFiles.repository';
import { deleteChats, findOldChats } from './chatWrites.repository';

/** Chats of one transaction: each has all its messages and files with it. */
const CHATS = 100;

/**
 * Deletes chats whose last message was sent before an instant, with the employers' files in them;
 * returns how many chats.
 */
export function pruneChats(
  { db, files }: { db: Database; files: Pick<Files, 'delete' | 'removeObjects'> },
  before: string,
): Promise<number> {
  return inSlices(async (limit) => {
    const { count, objects } = await db.transaction(async (tx) => {
      const ids = await findOldChats(tx, before, limit);
      const fileIds = await findFilesOfChats(tx, ids);
      for (const { id, uid } of await deleteChats(tx, ids)) {
        await appendChange(tx, { scope: `user:${uid}`, type: 'chats', entityId: id });
      }
      return { count: ids.length, objects: await files.delete(tx, fileIds) };
    });
    await files.removeObjects(objects);
    return count;
  }, CHATS);
}
