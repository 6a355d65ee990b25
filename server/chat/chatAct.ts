import type { ChatRole } from '#domain/chat/chat';
import type { Member } from './chats.repository';
import type { LockedChat } from './chatWrites.repository';

/** Who did something in a chat, as events say it. */
export function chatAct(
  { role }: Member,
  { id, uid, employerId, employer }: Pick<LockedChat, 'id' | 'uid' | 'employerId' | 'employer'>,
): { chatId: string; uid: string; employerId: string; by: ChatRole; employerReads: boolean } {
  return { chatId: id, uid, employerId, by: role, employerReads: employer.leftAt === null };
}
