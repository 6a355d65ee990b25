import { appendChange } from '../changeLog/changeLog';
import type { Files } from '../files/files.service';
import type { Database } from '../storage/database';
import { findFilesOfOldChats } from './chatFiles.repository';
import { deleteOldChats } from './chatWrites.repository';

/**
 * Deletes chats whose last message was sent before an instant, with the employers' files in them;
 * returns how many chats.
 */
export async function pruneChats(
  { db, files }: { db: Database; files: Pick<Files, 'delete' | 'removeObjects'> },
  before: string,
): Promise<number> {
  const { count, objects } = await db.transaction(async (tx) => {
    const fileIds = await findFilesOfOldChats(tx, before);
    const deleted = await deleteOldChats(tx, before);
    for (const { id, uid } of deleted) {
      await appendChange(tx, { scope: `user:${uid}`, type: 'chats', entityId: id });
    }
    return { count: deleted.length, objects: await files.delete(tx, fileIds) };
  });
  await files.removeObjects(objects);
  return count;
}
