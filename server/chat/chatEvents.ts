import type { ChatEvent } from '#domain/chat/chat';
import { findHistories } from '../applications/applicationRecords';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Queryable } from '../storage/database';
import { insertChat, insertMessage, lockChat } from './chatWrites.repository';

/**
 * Adds a system message about the application to its chat, in the same transaction. Does nothing
 * without a chat or after its end; the first message creates the chat with all earlier events.
 *
 * @param at - ISO 8601 UTC.
 */
export async function noteChatEvent(
  tx: Queryable,
  events: Events,
  applicationId: string,
  { event, at }: { event: ChatEvent; at: string },
): Promise<void> {
  const chat = await lockChat(tx, applicationId);
  if (!chat || chat.ended) return;
  const { number } = await insertMessage(tx, applicationId, systemMessage(event, at));
  const { uid } = chat;
  await noteMessage(tx, uid, { chatId: applicationId, number });
  await events.record(tx, { type: 'message.noted', chatId: applicationId, uid, number, event, at });
}

/** Makes the chat of an application unless it has one, with what has happened to it so far. */
export async function openChat(tx: Queryable, applicationId: string, at: string): Promise<void> {
  if (!(await insertChat(tx, applicationId, at))) return;
  const history = (await findHistories(tx, [applicationId])).get(applicationId) ?? [];
  for (const [index, { status, by, at: happenedAt }] of history.entries()) {
    const from = history[index - 1]?.status ?? null;
    const event: ChatEvent = { type: 'status', status, from, by };
    await insertMessage(tx, applicationId, systemMessage(event, happenedAt));
  }
}

/** A message of a candidate's chat is new or has changed: for the live stream. */
export function noteMessage(
  tx: Queryable,
  uid: string,
  { chatId, number }: { chatId: string; number: number },
): Promise<void> {
  return appendChange(tx, {
    scope: `user:${uid}`,
    type: 'chat_message',
    entityId: `${chatId}:${number}`,
  });
}

/** Something else of a candidate's chat has changed: who has read what, who is there, its end. */
export function noteChat(tx: Queryable, uid: string, chatId: string): Promise<void> {
  return appendChange(tx, { scope: `user:${uid}`, type: 'chat', entityId: chatId });
}

function systemMessage(event: ChatEvent, at: string) {
  return { sender: 'system', senderName: null, clientId: null, text: '', event, at } as const;
}
