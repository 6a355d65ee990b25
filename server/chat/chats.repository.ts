import type { ApplicationStatus } from '#domain/applications/status';
import type { ChatEnder, ChatEndReason, ChatMemberStatus, ChatRole } from '#domain/chat/chat';
import type { Job } from '#domain/jobs/job';
import { jobSeenBy, withMendedJob } from '../jobs/storedJobs';
import { cursorText, type PageBounds, type PagedRow } from '../lib/listPage';
import type { Queryable } from '../storage/database';

/** One side of a chat, as a caller: a candidate or an employer, by their own id. */
export interface Member {
  role: ChatRole;
  id: string;
}

/** One side's part of a chat. */
export interface MemberRow extends ChatMemberStatus {
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

const memberColumns = (side: ChatRole): string => `
  coalesce(${side}.last_read, 0) as "${side}_lastReadMessageCount",
  coalesce(${side}.unseen, 0) as "${side}_unseen", ${side}.left_at as "${side}_leftAt",
  ${side}.online_until as "${side}_onlineUntil", ${side}.last_seen_at as "${side}_lastSeenAt"`;

const LAST_AT = 'coalesce(chats.created_last_msg, applications.created_at)';

/** An invitation without the candidate's interest has no chat. */
export const MAY_TALK = `applications.status <> 'sent' and exists (
  select 1 from application_events
  where application_events.application_id = applications.id
    and application_events.status in ('interested', 'candidate'))`;

/** Not by `exists`: where many rows may come, PostgreSQL would then read everybody's events for it. */
export const HAS_APPLIED = `coalesce((
  select true from application_events
  where application_events.application_id = applications.id
    and application_events.status = 'candidate'
  limit 1), false)`;

const SELECT = `select applications.id, applications.uid, jobs.employer_id as "employerId",
    employers.name as "employerName", users.first_name as "firstName",
    users.last_name as "lastName", applications.status as "applicationStatus",
    ${HAS_APPLIED} as "hasApplied",
    ${jobSeenBy('applications.uid')} as job, chats.id is not null as exists,
    coalesce(chats.message_count, 0) as "messageCount", ${LAST_AT} as "lastMessageAt",
    ${cursorText(LAST_AT)} as "cursorAt",
    chats.ended_at as "endedAt", chats.ended_by as "endedBy", chats.end_reason as "endReason",
    blocks.uid is not null as blocked,
    ${memberColumns('candidate')}, ${memberColumns('employer')}`;
export const MEMBERS = `
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
export const OWN_CHATS: Readonly<Record<ChatRole, string>> = {
  candidate: 'chats.uid = $1',
  employer: 'chats.employer_id = $1',
};
const OWN_APPLICATIONS: Readonly<Record<ChatRole, string>> = {
  candidate: 'applications.uid = $1',
  employer: 'applications.employer_id = $1',
};

/** The chats about a job that have not ended, each with its candidate. */
export function findOpenChatsOn(
  db: Queryable,
  {
    jobId,
    uids = null,
    after = '',
    most = null,
  }: { jobId: string; uids?: readonly string[] | null; after?: string; most?: number | null },
): Promise<{ uid: string; chatId: string }[]> {
  return db.query(
    `select chats.uid, chats.id as "chatId"
     from applications join chats on chats.id = applications.id
     where applications.job_id = $1 and chats.uid is not null and chats.ended_at is null
       and ($2::text[] is null or chats.uid = any($2::text[])) and chats.id > $3
     order by chats.id limit $4`,
    [jobId, uids, after, most],
  );
}

/** A member's chats with messages that they have not left, the last written in first. */
export async function findChats(
  db: Queryable,
  { role, id }: Member,
  { limit, after }: PageBounds,
  { jobId = null, ids = null }: { jobId?: string | null; ids?: readonly string[] | null } = {},
): Promise<ChatRow[]> {
  const rows = await db.query<FlatChatRow>(
    `${SELECT} ${FROM_CHATS}
     where ${OWN_CHATS[role]} and ${role}.left_at is null
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

function toChatRow(flat: FlatChatRow): ChatRow {
  const side = (role: ChatRole): MemberRow => ({
    lastReadMessageCount: flat[`${role}_lastReadMessageCount`],
    unseen: flat[`${role}_unseen`],
    leftAt: flat[`${role}_leftAt`],
    onlineUntil: flat[`${role}_onlineUntil`],
    lastSeenAt: flat[`${role}_lastSeenAt`],
  });
  return { ...withMendedJob(flat), candidate: side('candidate'), employer: side('employer') };
}
