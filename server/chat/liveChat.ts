import type { LiveEvent } from '#domain/api/live';
import type { Queryable } from '../storage/database';
import { type ChatRow, findChat } from './chats.repository';
import { toChats } from './chatView';
import { findMessagesAt } from './messages.repository';

/** The candidate who looks, and when: ISO 8601 UTC. */
interface Viewer {
  uid: string;
  now: string;
}

/** The live event of a change of a chat; null when it is gone, or no longer the candidate's. */
export async function renderChatEvent(
  db: Queryable,
  chatId: string,
  viewer: Viewer,
): Promise<LiveEvent | null> {
  const row = await findOwn(db, chatId, viewer);
  const [chat] = row ? await toChats(db, [row], viewer) : [];
  return chat ? { type: 'chat', chat } : null;
}

/**
 * The live event of a new or changed message; null when it is gone, or no longer the candidate's.
 *
 * @param place - the chat's id, a colon, and the message's number.
 */
export async function renderMessageEvent(
  db: Queryable,
  place: string,
  viewer: Viewer,
): Promise<LiveEvent | null> {
  const [chatId = '', number] = place.split(':');
  const row = await findOwn(db, chatId, viewer);
  if (!row) return null;
  const known = await findMessagesAt(db, [{ chatId, number: Number(number) }], viewer.now);
  const [message] = known;
  const [chat] = await toChats(db, [row], { now: viewer.now, known });
  return chat && message ? { type: 'chat_message', chat, message } : null;
}

async function findOwn(db: Queryable, id: string, { uid }: Viewer): Promise<ChatRow | null> {
  const row = await findChat(db, { role: 'candidate', id: uid }, { id });
  return row && row.candidate.leftAt === null ? row : null;
}
