import type { Events } from '../events/events';
import type { Queryable } from '../storage/database';
import { saveTakenBack } from './attachments.repository';
import { type ChatsWith, findOpenChatsWith, findOpenSharesWith } from './blockedChats.repository';
import { chatAct } from './chatAct';
import { noteChatEvent, openChat } from './chatEvents';
import { findChat } from './chats.repository';
import { lockChat, saveEnd } from './chatWrites.repository';
import { findMessagesAt } from './messages.repository';
import { noteShared } from './noteDocuments';

/** Of a candidate and an employer; `at` is ISO 8601 UTC. */
type Leaving = ChatsWith & { reason: 'left' | 'blocked'; at: string };

/**
 * Ends a candidate's chats with an employer, and takes back what they share in them: the same,
 * whether they leave or block it, so that the employer cannot tell which.
 */
export async function closeChatsWith(
  tx: Queryable,
  events: Events,
  leaving: Leaving,
): Promise<void> {
  const { uid, at } = leaving;
  for (const { attachmentId, ...place } of await findOpenSharesWith(tx, leaving, at)) {
    if (!(await saveTakenBack(tx, attachmentId, at))) continue;
    await noteShared(tx, { uid, ...place });
    const member = { role: 'candidate', id: uid } as const;
    const chat = await findChat(tx, member, { id: place.chatId });
    const [message] = await findMessagesAt(tx, [place], at);
    if (!chat || !message) continue;
    const act = chatAct(member, chat);
    await events.record(tx, {
      type: 'chat.document_taken_back',
      ...act,
      message,
      attachmentId,
      at,
    });
  }
  for (const chatId of await findOpenChatsWith(tx, leaving)) {
    await endChat(tx, events, chatId, leaving);
  }
}

async function endChat(
  tx: Queryable,
  events: Events,
  chatId: string,
  { reason, at }: Pick<Leaving, 'reason' | 'at'>,
): Promise<void> {
  await openChat(tx, chatId, at);
  const chat = await lockChat(tx, chatId);
  if (!chat || chat.ended) return;
  const end = { by: 'candidate', reason } as const;
  await noteChatEvent(tx, events, chatId, { event: { type: 'ended', ...end }, at });
  await saveEnd(tx, chatId, { at, ...end });
  const { uid, employerId } = chat;
  const act = { chatId, uid, employerId, ...end, employerReads: true } as const;
  await events.record(tx, { type: 'chat.ended', ...act, at });
}
