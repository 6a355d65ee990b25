import type { Events } from '../events/events';
import type { Queryable } from '../storage/database';
import { findChatsWith, saveEmployerLeft } from './blockedChats.repository';
import { noteChat, noteChatEvent } from './chatEvents';
import { lockChat, saveEnd } from './chatWrites.repository';

/**
 * Ends a candidate's chats with an employer that they have blocked; it may read them no longer.
 *
 * @param blocked.at - ISO 8601 UTC.
 */
export async function closeChatsWith(
  tx: Queryable,
  events: Events,
  { uid, employerId, at }: { uid: string; employerId: string; at: string },
): Promise<void> {
  for (const chatId of await findChatsWith(tx, { uid, employerId })) {
    const chat = await lockChat(tx, chatId);
    if (!chat) continue;
    if (!chat.ended) {
      const end = { by: 'candidate', reason: 'blocked' } as const;
      await noteChatEvent(tx, events, chatId, { event: { type: 'ended', ...end }, at });
      await saveEnd(tx, chatId, { at, ...end });
      const act = { chatId, uid, employerId, ...end, employerReads: true } as const;
      await events.record(tx, { type: 'chat.ended', ...act, at });
    }
    await saveEmployerLeft(tx, chatId, at);
    await noteChat(tx, uid, chatId);
  }
}
