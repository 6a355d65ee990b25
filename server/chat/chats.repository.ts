import type { ApplicationStatus } from '#domain/applications/status';
import type {
  ChatEnder,
  ChatEndReason,
  ChatEvent,
  ChatMemberStatus,
  ChatRole,
  ChatSender,
} from '#domain/chat/chat';
import type { Job } from '#domain/jobs/job';
import { cursorText, type PageBounds, type PagedRow } from '../applications/listPage';
import type { Queryable } from '../storage/database';

/** One side of a chat, as a caller: a candidate or an employer, by their own id. */
export interface Member {
  role: ChatRole;
  id: string;
}

/** One side's part of a chat. */
interface MemberRow extends ChatMemberStatus {
  unseen: number;
  leftAt: string | null;
}

/** An application's chat; `exists` says whether it has messages. */
export interface ChatRow extends PagedRow {
  uid: string;
  employerId: string;
  employerName: string;
  firstName: string;
  lastName: string;
  /** Whether the candidate has applied: the employer then sees their last name. */
  hasApplied: boolean;
  applicationStatus: ApplicationStatus;
  job: Job;
  exists: boolean;
  messageCount: number;
  lastMessageAt: string;
  endedAt: string | null;
  endedBy: ChatEnder | null;
  endReason: ChatEndReason | null;
  /** The candidate has blocked the employer. */
  blocked: boolean;
  candidate: MemberRow;
  employer: MemberRow;
}

type MemberColumn<Side extends ChatRole> = {
  [Field in keyof MemberRow as `${Side}_${Field}`]: MemberRow[Field];
};
type FlatChatRow = Omit<ChatRow, ChatRole> & MemberColumn<'candidate'> & MemberColumn<'employer'>;

/** When a side left; an employer also where the candidate has blocked it. */
const LEFT_AT: Readonly<Record<ChatRole, string>> = {
  candidate: 'candidate.left_at',
  employer: 'coalesce(employer.left_at, blocks.blocked_at)',
};

const memberColumns = (side: ChatRole): string => `
  coalesce(${side}.last_read, 0) as "${side}_lastReadMessageCount",
  coalesce(${side}.unseen, 0) as "${side}_unseen", ${LEFT_AT[side]} as "${side}_leftAt",
  ${side}.online_until as "${side}_onlineUntil", ${side}.last_seen_at as "${side}_lastSeenAt"`;

const LAST_AT = 'coalesce(chats.created_last_msg, applications.created_at)';

/** An invitation without the candidate's interest has no chat. */
const MAY_TALK = `applications.status <> 'sent' and exists (
  select 1 from application_events
  where application_events.application_id = applications.id
    and application_events.status in ('interested', 'candidate'))`;

const HAS_APPLIED = `exists (
  select 1 from application_events
  where application_events.application_id = applications.id
    and application_events.status = 'candidate')`;

const SELECT = `select applications.id, applications.uid, jobs.employer_id as "employerId",
    employers.name as "employerName", users.first_name as "firstName",
    users.last_name as "lastName", applications.status as "applicationStatus",
    ${HAS_APPLIED} as "hasApplied",
    jobs.data as job, chats.id is not null as exists,
    coalesce(chats.message_count, 0) as "messageCount", ${LAST_AT} as "lastMessageAt",
    ${cursorText(LAST_AT)} as "cursorAt",
    chats.ended_at as "endedAt", chats.ended_by as "endedBy", chats.end_reason as "endReason",
    blocks.uid is not null as blocked,
    ${memberColumns('candidate')}, ${memberColumns('employer')}`;
const MEMBERS = `
  left join chat_members as candidate
    on candidate.chat_id = chats.id and candidate.role = 'candidate'
  left join chat_members as employer
    on employer.chat_id = chats.id and employer.role = 'employer'
  left join employer_blocks as blocks
    on blocks.uid = applications.uid and blocks.employer_id = employers.id`;
const FROM_APPLICATIONS = `from applications
  join jobs on jobs.id = applications.job_id
  join employers on employers.id = jobs.employer_id
  join users on users.id = applications.uid
  left join chats on chats.id = applications.id ${MEMBERS}`;
const FROM_CHATS = `from chats
  join applications on applications.id = chats.id
  join jobs on jobs.id = applications.job_id
  join employers on employers.id = chats.employer_id
  join users on users.id = chats.uid ${MEMBERS}`;

/** Whose chats, by the column of each side. */
const OWN_CHATS: Readonly<Record<ChatRole, string>> = {
  candidate: 'chats.uid = $1',
  employer: 'chats.employer_id = $1',
};
const OWN_APPLICATIONS: Readonly<Record<ChatRole, string>> = {
  candidate: 'applications.uid = $1',
  employer: 'jobs.employer_id = $1',
};

/** A member's chats with messages that they have not left, the last written in first. */
export async function findChats(
  db: Queryable,
  { role, id }: Member,
  { limit, after }: PageBounds,
  { jobId = null, ids = null }: { jobId?: string | null; ids?: readonly string[] | null } = {},
): Promise<ChatRow[]> {
  const rows = await db.query<FlatChatRow>(
    `${SELECT} ${FROM_CHATS}
     where ${OWN_CHATS[role]} and ${LEFT_AT[role]} is null
       and ($2::text is null or applications.job_id = $2)
       and ($3::text[] is null or chats.id = any($3))
       and ($4::timestamptz is null
         or (chats.created_last_msg, chats.id) < ($4::timestamptz, $5::text))
     order by chats.created_last_msg desc, chats.id desc
     limit $6`,
    [id, jobId, ids, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows.map(toChatRow);
}

/** The chat of one of a member's applications, by its id or by its job; null when there is none. */
export async function findChat(
  db: Queryable,
  { role, id }: Member,
  only: { id: string } | { jobId: string },
): Promise<ChatRow | null> {
  const [column, value] =
    'id' in only ? ['applications.id', only.id] : ['applications.job_id', only.jobId];
  const [row] = await db.query<FlatChatRow>(
    `${SELECT} ${FROM_APPLICATIONS}
     where ${OWN_APPLICATIONS[role]} and ${column} = $2 and ${MAY_TALK}`,
    [id, value],
  );
  return row ? toChatRow(row) : null;
}

/** How many of a candidate's chats have unread messages. */
export async function countUnreadChats(db: Queryable, uid: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from chats
     join chat_members on chat_members.chat_id = chats.id and chat_members.role = 'candidate'
     where chats.uid = $1 and chat_members.unseen > 0 and chat_members.left_at is null`,
    [uid],
  );
  return row?.count ?? 0;
}

/**
 * Makes the chat of an application unless it has one; answers whether it made it. Who the two sides
 * are is the application's.
 */
export async function insertChat(tx: Queryable, id: string, at: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into chats (id, uid, employer_id, created_at, created_last_msg)
     select applications.id, applications.uid, jobs.employer_id, $2, $2
     from applications join jobs on jobs.id = applications.job_id
     where applications.id = $1
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
       ${LEFT_AT.candidate} as "candidateLeft", ${LEFT_AT.employer} as "employerLeft"
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
 * last one's. A candidate's message begins a wait for an answer, an employer's ends it.
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

/** After a message of one side: it has read everything, the other has one more to read. */
export async function countUnseen(
  tx: Queryable,
  chatId: string,
  { sender, number }: { sender: ChatRole; number: number },
): Promise<void> {
  await tx.query(
    `update chat_members set
       last_read = case when role = $2 then $3 else last_read end,
       unseen = case when role = $2 then 0 else unseen + 1 end
     where chat_id = $1`,
    [chatId, sender, number],
  );
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

/** Deletes chats whose last message was sent before an instant; answers which, and whose. */
export function deleteOldChats(
  tx: Queryable,
  before: string,
): Promise<{ id: string; uid: string }[]> {
  return tx.query<{ id: string; uid: string }>(
    'delete from chats where created_last_msg < $1 returning id, uid',
    [before],
  );
}

function toChatRow(flat: FlatChatRow): ChatRow {
  const side = (role: ChatRole): MemberRow => ({
    lastReadMessageCount: flat[`${role}_lastReadMessageCount`],
    unseen: flat[`${role}_unseen`],
    leftAt: flat[`${role}_leftAt`],
    onlineUntil: flat[`${role}_onlineUntil`],
    lastSeenAt: flat[`${role}_lastSeenAt`],
  });
  return { ...flat, candidate: side('candidate'), employer: side('employer') };
}
