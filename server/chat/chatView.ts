import type { EmployerChat } from '#domain/api/employerChats';
import type {
  Chat,
  ChatEnd,
  ChatEndReason,
  ChatMemberStatus,
  ChatMessage,
} from '#domain/chat/chat';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import type { Queryable } from '../storage/database';
import type { ChatRow } from './chats.repository';
import { findMessagesAt, type MessagePlace } from './messages.repository';

/** When it is, ISO 8601 UTC, and messages that are known already. */
export interface ViewedAt {
  now: string;
  known?: readonly ChatMessage[];
}

/** Chats as their candidate sees them, in the order of the rows. */
export function toChats(
  db: Queryable,
  rows: readonly ChatRow[],
  viewed: ViewedAt,
): Promise<Chat[]> {
  const { now } = viewed;
  return withLastMessages(db, rows, viewed, (row, lastMessage): Chat => {
    const { id, uid, employerId, candidate, employer } = row;
    return {
      id,
      activeUsers: [
        ...(candidate.leftAt === null ? [uid] : []),
        ...(employer.leftAt === null && !row.blocked ? [employerId] : []),
      ],
      created_last_msg: row.lastMessageAt,
      status: { [uid]: statusOf(candidate, now), [employerId]: statusOf(employer, now) },
      unseenMsgInfo: { uid, count: candidate.unseen },
      messageCount: row.messageCount,
      lastMessage,
      employer: { id: employerId, name: row.employerName },
      job: toJobSummary(row.job),
      applicationStatus: row.applicationStatus,
      ended: endOf(row),
    };
  });
}

/** Chats as their employer sees them. */
export function toEmployerChats(
  db: Queryable,
  rows: readonly ChatRow[],
  viewed: ViewedAt,
): Promise<EmployerChat[]> {
  const { now } = viewed;
  return withLastMessages(db, rows, viewed, (row, lastMessage): EmployerChat => {
    const { id, job, candidate, employer } = row;
    return {
      id,
      jobId: job.id,
      candidateName: candidateNameIn(row),
      applicationStatus: row.applicationStatus,
      createdLastMessage: row.lastMessageAt,
      messageCount: row.messageCount,
      status: { candidate: statusOf(candidate, now), employer: statusOf(employer, now) },
      unseenCount: employer.unseen,
      // The candidate's documents have their own ids elsewhere
      lastMessage: lastMessage && forEmployer(lastMessage),
      ended: toldEnd(endOf(row)),
    };
  });
}

/** An end as the employer is told it: who blocked it has left. */
function toldEnd<End extends { reason: ChatEndReason }>(end: End | null): End | null {
  return end?.reason === 'blocked' ? { ...end, reason: 'left' } : end;
}

/**
 * A message as the employer reads it: without the openings, which only the candidate sees, and
 * without a word of a block.
 */
export function forEmployer(message: ChatMessage): ChatMessage {
  const { event } = message;
  return {
    ...message,
    event: event?.type === 'ended' ? toldEnd(event) : event,
    attachments: message.attachments.map((one) => ({ ...one, openings: 0 })),
  };
}

/** The candidate's name as the employer of a chat sees it. */
export function candidateNameIn({
  firstName,
  lastName,
  hasApplied,
}: Pick<ChatRow, 'firstName' | 'lastName' | 'hasApplied'>): string {
  return hasApplied ? `${firstName} ${lastName}` : firstName;
}

async function withLastMessages<View>(
  db: Queryable,
  rows: readonly ChatRow[],
  { now, known = [] }: ViewedAt,
  view: (row: ChatRow, lastMessage: ChatMessage | null) => View,
): Promise<View[]> {
  const places = rows
    .filter(({ messageCount }) => messageCount > 0)
    .map(({ id, messageCount }) => ({ chatId: id, number: messageCount }));
  const isKnown = (place: MessagePlace) => known.some((one) => isAt(one, place));
  const unknown = places.filter((place) => !isKnown(place));
  const last = new Map(
    [...known, ...(await findMessagesAt(db, unknown, now))]
      .filter((message) => places.some((place) => isAt(message, place)))
      .map((message) => [message.chatId, message]),
  );
  return rows.map((row) => view(row, last.get(row.id) ?? null));
}

const isAt = (message: ChatMessage, { chatId, number }: MessagePlace): boolean =>
  message.chatId === chatId && message.number === number;

function statusOf(
  { lastReadMessageCount, onlineUntil, lastSeenAt }: ChatMemberStatus,
  now: string,
): ChatMemberStatus {
  const online = onlineUntil !== null && Date.parse(onlineUntil) > Date.parse(now);
  return { lastReadMessageCount, onlineUntil: online ? onlineUntil : null, lastSeenAt };
}

function endOf({ endedAt, endedBy, endReason }: ChatRow): ChatEnd | null {
  if (endedAt === null || endedBy === null || endReason === null) return null;
  return { at: endedAt, by: endedBy, reason: endReason };
}
