import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Queryable } from '../storage/database';
import { findOpenShares, findPlacesOf, followDocuments } from './attachments.repository';
import { chatAct } from './chatAct';
import { noteMessage } from './chatEvents';
import { findChat } from './chats.repository';
import { findMessagesAt } from './messages.repository';

/**
 * Some documents have changed: shows it in the messages that share them.
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

/**
 * Some documents will be deleted: shows it in the messages that share them, and tells the employers
 * that could open them. Before the deletion, in its transaction.
 *
 * @param at - ISO 8601 UTC.
 */
export async function noteDeletedDocuments(
  tx: Queryable,
  events: Events,
  documentIds: readonly string[],
  at: string,
): Promise<void> {
  for (const { uid, attachmentId, ...place } of await findOpenShares(tx, documentIds, at)) {
    const candidate = { role: 'candidate', id: uid } as const;
    const chat = await findChat(tx, candidate, { id: place.chatId });
    const [message] = await findMessagesAt(tx, [place], at);
    if (!chat || !message) continue;
    await events.record(tx, {
      type: 'chat.document_taken_back',
      ...chatAct(candidate, chat),
      message,
      attachmentId,
      at,
    });
  }
  await noteDocumentsInChats(tx, documentIds, at);
}

/** What a message shares has changed: shows it in the chat, and among the candidate's documents. */
export async function noteShared(
  tx: Queryable,
  { uid, chatId, number }: { uid: string; chatId: string; number: number },
): Promise<void> {
  await noteMessage(tx, uid, { chatId, number });
  await appendChange(tx, { scope: `user:${uid}`, type: 'documents', entityId: chatId });
}
