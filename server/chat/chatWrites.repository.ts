import type { ChatEnder, ChatEndReason, ChatEvent, ChatRole, ChatSender } from '#domain/chat/chat';
import type { Queryable } from '../storage/database';
import {
  type ChatRow,
  HAS_APPLIED,
  MEMBERS,
  type Member,
  type MemberRow,
  OWN_CHATS,
} from './chats.repository';

/**
 * Makes the chat of an application unless it has one; answers whether it made it. Who the two sides
 * are is the application's.
 */
export async function insertChat(tx: Queryable, id: string, at: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into chats (id, uid, employer_id, created_at, created_last_msg)
     select id, uid, employer_id, $2, $2 from applications where id = $1
     on conflict (id) do nothing returning id`,
    [id, at],
  );
  if (rows.length === 0) return false;
  await tx.query(
    `insert into chat_members (chat_id, role) values ($1, 'candidate'), ($1, 'employer')`,
    [id],
  );
  return true;
}

/** A chat's row, locked until the transaction ends; null when it has none. */
export async function lockChat(
  tx: Queryable,
  id: string,
): Promise<{ uid: string; employerId: string; messageCount: number; ended: boolean } | null> {
  const [row] = await tx.query<{
    uid: string;
    employerId: string;
    messageCount: number;
    ended: boolean;
  }>(
    `select uid, employer_id as "employerId", message_count as "messageCount",
       ended_at is not null as ended
     from chats where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** What a member's write needs to know of a chat. */
export type LockedChat = Pick<
  ChatRow,
  | 'id'
  | 'uid'
  | 'employerId'
  | 'firstName'
  | 'lastName'
  | 'hasApplied'
  | 'applicationStatus'
  | 'endedAt'
  | 'blocked'
> &
  Record<ChatRole, Pick<MemberRow, 'leftAt'>>;

/** A member's chat, its row locked until the transaction ends; null when it has none yet. */
export async function lockMembersChat(
  tx: Queryable,
  { role, id }: Member,
  chatId: string,
): Promise<LockedChat | null> {
  const [row] = await tx.query<
    Omit<LockedChat, ChatRole> & { candidateLeft: string | null; employerLeft: string | null }
  >(
    `select chats.id, chats.uid, chats.employer_id as "employerId",
       users.first_name as "firstName", users.last_name as "lastName",
       ${HAS_APPLIED} as "hasApplied", applications.status as "applicationStatus",
       chats.ended_at as "endedAt", blocks.uid is not null as blocked,
       candidate.left_at as "candidateLeft", employer.left_at as "employerLeft"
     from chats
     join applications on applications.id = chats.id
     join employers on employers.id = chats.employer_id
     join users on users.id = chats.uid ${MEMBERS}
     where ${OWN_CHATS[role]} and chats.id = $2
     for update of chats`,
    [id, chatId],
  );
  if (!row) return null;
  const { candidateLeft, employerLeft, ...chat } = row;
  return { ...chat, candidate: { leftAt: candidateLeft }, employer: { leftAt: employerLeft } };
}

/** What a message is made of, before the chat gives it its number. */
export interface NewMessage {
  sender: ChatSender;
  senderName: string | null;
  clientId: string | null;
  text: string;
  event: ChatEvent | null;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * Adds a message to a locked chat; answers its number, and its instant, which is never before the
 * last one's. A candidate's message begins a wait for an answer, an employer's ends it. Who sends one
 * has read everything, and the other side has one more to read; the system's changes neither.
 */
export async function insertMessage(
  tx: Queryable,
  chatId: string,
  { sender, senderName, clientId, text, event, at }: NewMessage,
): Promise<{ number: number; sentAt: string }> {
  const [row] = await tx.query<{ number: number; sentAt: string }>(
    `with numbered as (
       update chats set message_count = message_count + 1,
         created_last_msg = greatest(created_last_msg, $2),
         waiting_since = case $3::text when 'candidate' then coalesce(waiting_since, $2)
           when 'employer' then null else waiting_since end,
         silence = case $3::text when 'employer' then 'none' else silence end
       where id = $1 returning message_count, created_last_msg
     ), counted as (
       update chat_members set
         last_read = case when role = $3 then numbered.message_count else last_read end,
         unseen = case when role = $3 then 0 else unseen + 1 end
       from numbered where chat_id = $1 and $3::text <> 'system'
     )
     insert into chat_messages
       (chat_id, number, sender, sender_name, client_id, text, event, sent_at)
     select $1, message_count, $3, $4, $5, $6, $7::jsonb, created_last_msg from numbered
     returning number, sent_at as "sentAt"`,
    [chatId, at, sender, senderName, clientId, text, event && JSON.stringify(event)],
  );
  if (!row) throw new Error(`There is no chat ${chatId}.`);
  return row;
}

/**
 * One side of a locked chat has read up to a message; never less than before. Answers whether that
 * is new.
 */
export async function saveRead(
  tx: Queryable,
  chatId: string,
  { role, upTo }: { role: ChatRole; upTo: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update chat_members set last_read = least($3, chats.message_count),
       unseen = (select count(*) from chat_messages
         where chat_messages.chat_id = $1 and chat_messages.number > $3
           and chat_messages.sender not in ($2, 'system'))
     from chats
     where chat_members.chat_id = $1 and chat_members.role = $2 and chats.id = $1
       and chat_members.last_read < least($3, chats.message_count)
     returning chat_id`,
    [chatId, role, upTo],
  );
  return rows.length > 0;
}

/** One side is there until an instant, or has left when it is null. */
export async function savePresence(
  db: Queryable,
  member: Member,
  { chatId, until, at }: { chatId: string | null; until: string | null; at: string },
): Promise<void> {
  await db.query(
    `update chat_members set online_until = $4, last_seen_at = $5
     from chats
     where ${OWN_CHATS[member.role]} and chat_members.chat_id = chats.id
       and chat_members.role = $2 and chat_members.left_at is null
       and ($3::text is null or chats.id = $3)`,
    [member.id, member.role, chatId, until, at],
  );
}

/** Ends a locked chat. */
export async function saveEnd(
  tx: Queryable,
  chatId: string,
  { at, by, reason }: { at: string; by: ChatEnder; reason: ChatEndReason },
): Promise<void> {
  await tx.query('update chats set ended_at = $2, ended_by = $3, end_reason = $4 where id = $1', [
    chatId,
    at,
    by,
    reason,
  ]);
}

/** Some chats whose last message was sent before an instant, for their deletion. */
export async function findOldChats(
  tx: Queryable,
  before: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from chats where created_last_msg < $1 limit $2 for update skip locked',
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** Deletes chats; answers which, and whose. */
export function deleteChats(
  tx: Queryable,
  ids: readonly string[],
): Promise<{ id: string; uid: string }[]> {
  return tx.query<{ id: string; uid: string }>(
    'delete from chats where id = any($1::text[]) returning id, uid',
    [ids],
  );
}
