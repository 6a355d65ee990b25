import { appendChange } from '../live/changeLog.repository';
import type { Queryable } from '../storage/database';
import { findPlacesOf, followDocuments } from './attachments.repository';
import { noteMessage } from './chatEvents';

/**
 * Some documents have changed or will be deleted: shows it in the messages that share them. Before
 * a deletion, in its transaction.
 *
 * @param at - ISO 8601 UTC.
 */
export async function noteDocumentsInChats(
  tx: Queryable,
  documentIds: readonly string[],
  at: string,
): Promise<void> {
  await followDocuments(tx, documentIds, at);
  for (const { uid, ...place } of await findPlacesOf(tx, documentIds)) {
    await noteMessage(tx, uid, place);
  }
}

/** What a message shares has changed: shows it in the chat, and among the candidate's documents. */
export async function noteShared(
  tx: Queryable,
  { uid, chatId, number }: { uid: string; chatId: string; number: number },
): Promise<void> {
  await noteMessage(tx, uid, { chatId, number });
  await appendChange(tx, { scope: `user:${uid}`, type: 'documents', entityId: chatId });
}
