import { ApiError } from '#domain/api/errors';
import type { ChatRole } from '#domain/chat/chat';
import type { Queryable } from '../storage/database';
import { openChat } from './chatEvents';
import { type ChatRow, findChat, type Member } from './chats.repository';
import { type LockedChat, lockMembersChat } from './chatWrites.repository';

/** A member's chat. @throws ApiError `not_found`, `no_permission` for one that they had to leave. */
export async function requireChat(db: Queryable, member: Member, chatId: string): Promise<ChatRow> {
  const chat = await findChat(db, member, { id: chatId });
  if (!chat) throw new ApiError('not_found', 'No such chat.');
  requireMember(chat, member);
  return chat;
}

/**
 * A member's chat, made if need be, with its row locked until the transaction ends.
 *
 * @param at - ISO 8601 UTC.
 * @throws ApiError as `requireChat`
 */
export async function requireLockedChat(
  tx: Queryable,
  member: Member,
  chatId: string,
  at: string,
): Promise<LockedChat> {
  let chat = await lockMembersChat(tx, member, chatId);
  if (!chat) {
    // Who may not write must not make a chat
    await requireChat(tx, member, chatId);
    await openChat(tx, chatId, at);
    chat = await lockMembersChat(tx, member, chatId);
  }
  if (!chat) throw new Error(`There is no chat ${chatId}.`);
  requireMember(chat, member);
  return chat;
}

function requireMember(
  chat: Readonly<Record<ChatRole, { leftAt: string | null }>>,
  { role }: Member,
): void {
  if (chat[role].leftAt !== null) {
    throw new ApiError('no_permission', 'You are no longer a member of this chat.');
  }
}
