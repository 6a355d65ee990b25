import type { Queryable } from '../storage/database';
import { notBlocked } from './notBlocked';
import type { ChatPushName } from './pushKinds';
import { type QueuedDevice, queueForDevices } from './pushQueue';

/**
 * Has every device of a chat's candidate show that there is a message, in the transaction in which
 * it is written. Of each chat a device shows the newest message alone.
 *
 * @param at - ISO 8601 UTC.
 */
export async function queuePush(
  tx: Queryable,
  { chatId, number, kind, at }: { chatId: string; number: number; kind: ChatPushName; at: string },
): Promise<void> {
  const devices = await tx.query<QueuedDevice>(
    `select push_devices.id as "deviceId", push_devices.user_id as "userId",
       push_devices.endpoint
     from chats join push_devices on push_devices.user_id = chats.uid
     where chats.id = $1`,
    [chatId],
  );
  const about = { chatId, number };
  await queueForDevices(tx, devices, { kind, subject: chatId, about, now: Date.parse(at) });
}

/** Who wrote a message that the candidate has not read. */
interface Unread {
  employer: string;
  /** ISO 8601 UTC; null when the candidate is not on the site. */
  onlineUntil: string | null;
}

/**
 * Null when it has been read, when the candidate's part in the chat is over, and where they have
 * blocked the employer since.
 */
export async function findUnread(
  db: Queryable,
  { chatId, userId, number }: { chatId: string; userId: string; number: number },
): Promise<Unread | null> {
  const [row] = await db.query<Unread>(
    `select employers.name as employer,
       (select max(online_until) from chat_members as own
         join chats as own_chats on own_chats.id = own.chat_id
         where own_chats.uid = $2 and own.role = 'candidate') as "onlineUntil"
     from chats
     join chat_members as member on member.chat_id = chats.id and member.role = 'candidate'
       and member.left_at is null and member.last_read < $3
     join employers on employers.id = chats.employer_id
     where chats.id = $1 and chats.uid = $2
       and ${notBlocked('chats.uid', 'chats.employer_id')}`,
    [chatId, userId, number],
  );
  return row ?? null;
}
