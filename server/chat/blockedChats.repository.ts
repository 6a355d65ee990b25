import type { Queryable } from '../storage/database';
import { MAY_TALK } from './chats.repository';
import type { MessagePlace } from './messages.repository';

/** A candidate and an employer, whose chats are meant. */
export interface ChatsWith {
  uid: string;
  employerId: string;
}

/**
 * The chats of a candidate with an employer that they are in and that have not ended, also those
 * without a message, by id.
 */
export async function findOpenChatsWith(
  tx: Queryable,
  { uid, employerId }: ChatsWith,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select applications.id from applications
     join jobs on jobs.id = applications.job_id
     left join chats on chats.id = applications.id
     left join chat_members own on own.chat_id = chats.id and own.role = 'candidate'
     where own.left_at is null and applications.uid = $1 and jobs.employer_id = $2
       and (chats.id is null and ${MAY_TALK} or chats.id is not null and chats.ended_at is null)
     order by applications.id`,
    [uid, employerId],
  );
  return rows.map(({ id }) => id);
}

/** What a candidate shares in chats with an employer that is open. @param now - ISO 8601 UTC. */
export function findOpenSharesWith(
  tx: Queryable,
  { uid, employerId }: ChatsWith,
  now: string,
): Promise<(MessagePlace & { attachmentId: string })[]> {
  return tx.query(
    `select chat_attachments.id as "attachmentId", chat_attachments.chat_id as "chatId",
       chat_attachments.message_number as number
     from chats join chat_attachments on chat_attachments.chat_id = chats.id
     join chat_members own on own.chat_id = chats.id and own.role = 'candidate'
     where own.left_at is null and chats.uid = $1 and chats.employer_id = $2 and chat_attachments.document_id is not null
       and chat_attachments.taken_back_at is null
       and coalesce(chat_attachments.open_until > $3, true)
     order by chats.id, number, chat_attachments.position`,
    [uid, employerId, now],
  );
}
