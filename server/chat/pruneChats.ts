import { appendChange } from '../live/changeLog.repository';
import type { Database } from '../storage/database';

/** Deletes chats whose last message was sent before an instant; returns how many. */
export async function pruneChats(db: Database, before: string): Promise<number> {
  return db.transaction(async (tx) => {
    const deleted = await tx.query<{ id: string; uid: string }>(
      'delete from chats where created_last_msg < $1 returning id, uid',
      [before],
    );
    for (const { id, uid } of deleted) {
      await appendChange(tx, { scope: `user:${uid}`, type: 'chats', entityId: id });
    }
    return deleted.length;
  });
}
