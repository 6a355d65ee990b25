import type { ChatShare } from '#domain/api/documents';
import type { ApplicationStatus } from '#domain/applications/status';
import type { ChatRole } from '#domain/chat/chat';
import { jobSeenBy } from '../jobs/storedJobs';
import type { Queryable } from '../storage/database';
import type { MessagePlace } from './messages.repository';

/** A file of a new message: a candidate's document, or an employer's file. */
export type NewAttachment = { id: string; name: string; mediaType: string; size: number } & (
  | { documentId: string; openUntil: string | null }
  | { fileId: string }
);

/** Adds the attachments of a new message, in their order. */
export async function insertAttachments(
  tx: Queryable,
  { chatId, number }: MessagePlace,
  attachments: readonly NewAttachment[],
): Promise<void> {
  for (const [position, attachment] of attachments.entries()) {
    const { id, name, mediaType, size } = attachment;
    const shared = 'documentId' in attachment ? attachment : null;
    const fileId = 'fileId' in attachment ? attachment.fileId : null;
    await tx.query(
      `insert into chat_attachments (id, chat_id, message_number, position, document_id, file_id,
         name, media_type, size, open_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        chatId,
        number,
        position,
        shared?.documentId ?? null,
        fileId,
        name,
        mediaType,
        size,
        shared?.openUntil ?? null,
      ],
    );
  }
}

/** An attachment's place and file, as stored. */
export interface AttachmentFile extends MessagePlace {
  uid: string;
  sender: ChatRole;
  documentId: string | null;
  /** null once it is deleted. */
  fileId: string | null;
  name: string;
  mediaType: string;
  size: number;
  /** The other side may open it: not taken back, not expired, and the candidate has not left. */
  open: boolean;
}

/** @param now - ISO 8601 UTC. */
export async function findAttachment(
  db: Queryable,
  id: string,
  now: string,
): Promise<AttachmentFile | null> {
  const [row] = await db.query<AttachmentFile>(
    `select chat_attachments.chat_id as "chatId", chat_attachments.message_number as number,
       chats.uid, chat_messages.sender, chat_attachments.document_id as "documentId",
       coalesce(user_documents.file_id, chat_attachments.file_id) as "fileId",
       chat_attachments.name, chat_attachments.media_type as "mediaType", chat_attachments.size,
       chat_attachments.taken_back_at is null
         and coalesce(chat_attachments.open_until > $2, true)
         and chat_members.left_at is null as open
     from chat_attachments
     join chats on chats.id = chat_attachments.chat_id
     join chat_members on chat_members.chat_id = chats.id and chat_members.role = 'candidate'
     join chat_messages on chat_messages.chat_id = chat_attachments.chat_id
       and chat_messages.number = chat_attachments.message_number
     left join user_documents on user_documents.id = chat_attachments.document_id
     where chat_attachments.id = $1`,
    [id, now],
  );
  return row ?? null;
}

/** Takes an attachment back; false when it was taken back before. */
export async function saveTakenBack(tx: Queryable, id: string, at: string): Promise<boolean> {
  const rows = await tx.query(
    `update chat_attachments set taken_back_at = $2
     where id = $1 and taken_back_at is null returning id`,
    [id, at],
  );
  return rows.length > 0;
}

/**
 * Gives attachments that are open their documents' present names and files. One that is closed keeps
 * those that the employer has seen.
 *
 * @param now - ISO 8601 UTC.
 */
export async function followDocuments(
  tx: Queryable,
  documentIds: readonly string[],
  now: string,
): Promise<void> {
  await tx.query(
    `update chat_attachments set name = user_documents.name,
       media_type = user_documents.media_type, size = user_documents.size
     from user_documents
     where user_documents.id = any($1) and chat_attachments.document_id = user_documents.id
       and chat_attachments.taken_back_at is null
       and coalesce(chat_attachments.open_until > $2, true)`,
    [documentIds, now],
  );
}

/** The messages with which some documents are shared, or were. */
export function findPlacesOf(
  db: Queryable,
  documentIds: readonly string[],
): Promise<(MessagePlace & { uid: string })[]> {
  return db.query(
    `select distinct chats.uid, chat_attachments.chat_id as "chatId",
       chat_attachments.message_number as number
     from chat_attachments join chats on chats.id = chat_attachments.chat_id
     where chat_attachments.document_id = any($1)`,
    [documentIds],
  );
}

/** The open attachments by which some documents are shared. @param now - ISO 8601 UTC. */
export function findOpenShares(
  db: Queryable,
  documentIds: readonly string[],
  now: string,
): Promise<(MessagePlace & { uid: string; attachmentId: string })[]> {
  return db.query(
    `select chats.uid, chat_attachments.id as "attachmentId",
       chat_attachments.chat_id as "chatId", chat_attachments.message_number as number
     from chat_attachments
     join chats on chats.id = chat_attachments.chat_id
     join chat_members on chat_members.chat_id = chats.id and chat_members.role = 'candidate'
     where chat_attachments.document_id = any($1)
       and chat_attachments.taken_back_at is null and chat_members.left_at is null
       and coalesce(chat_attachments.open_until > $2, true)
     order by chats.id, number, chat_attachments.position`,
    [documentIds, now],
  );
}

/** Where employers may open a candidate's documents by way of a chat. @param now - ISO 8601 UTC. */
export function findChatShares(
  db: Queryable,
  userId: string,
  now: string,
): Promise<(ChatShare & { documentId: string })[]> {
  return db.query(
    `select chat_attachments.document_id as "documentId", chats.id as "chatId",
       chat_attachments.id as "attachmentId", employers.name as "employerName",
       ${jobSeenBy('chats.uid')}->>'title' as "jobTitle", chat_messages.sent_at as since,
       chat_attachments.open_until as "openUntil"
     from chat_attachments
     join chats on chats.id = chat_attachments.chat_id
     join chat_members on chat_members.chat_id = chats.id and chat_members.role = 'candidate'
     join chat_messages on chat_messages.chat_id = chat_attachments.chat_id
       and chat_messages.number = chat_attachments.message_number
     join employers on employers.id = chats.employer_id
     join applications on applications.id = chats.id
     join jobs on jobs.id = applications.job_id
     where chats.uid = $1 and chat_attachments.document_id is not null
       and chat_attachments.taken_back_at is null and chat_members.left_at is null
       and coalesce(chat_attachments.open_until > $2, true)
     order by chat_messages.sent_at, chat_attachments.id`,
    [userId, now],
  );
}

/**
 * Closes documents of chats that ended before an instant, and of applications in these states
 * that did; what was shared after that, so much later. Some at a time: returns their messages.
 */
export function closeEnded(
  tx: Queryable,
  {
    statuses,
    endedBefore,
    at,
    limit,
  }: { statuses: readonly ApplicationStatus[]; endedBefore: string; at: string; limit: number },
): Promise<(MessagePlace & { uid: string })[]> {
  return tx.query(
    `with ended as (
       select chat_attachments.id, chats.uid
       from chat_attachments
       join chats on chats.id = chat_attachments.chat_id
       join applications on applications.id = chats.id
       join chat_messages on chat_messages.chat_id = chats.id
         and chat_messages.number = chat_attachments.message_number
       where chat_attachments.document_id is not null and chat_attachments.taken_back_at is null
         and coalesce(chat_attachments.open_until > $3, true)
         and (chats.ended_at <= $2
           or (applications.status = any($1)
             and greatest(applications.updated_at, chat_messages.sent_at) <= $2))
       limit $4 for update of chat_attachments skip locked)
     update chat_attachments set open_until = $3 from ended
     where chat_attachments.id = ended.id
     returning ended.uid, chat_attachments.chat_id as "chatId",
       chat_attachments.message_number as number`,
    [statuses, endedBefore, at, limit],
  );
}
