import { ApiError } from '#domain/api/errors';
import type { Queryable } from '../storage/database';
import { type ChatRow, findChat, type Member } from './chats.repository';

/** A member's chat. @throws ApiError `not_found`, `no_permission` for one that they had to leave. */
export async function requireChat(db: Queryable, member: Member, chatId: string): Promise<ChatRow> {
  const chat = await findChat(db, member, { id: chatId });
  if (!chat) throw new ApiError('not_found', 'No such chat.');
  if (chat[member.role].leftAt !== null) {
    throw new ApiError('no_permission', 'You are no longer a member of this chat.');
  }
  return chat;
}
