import type { ChatAttachment, ChatMessage, ChatRole } from '#domain/chat/chat';
import { jobSeenBy } from '../jobs/storedJobs';
import type { Queryable } from '../storage/database';

/** The place of a message: its chat and its number there. */
export interface MessagePlace {
  chatId: string;
  number: number;
}

type MessageRow = Omit<ChatMessage, 'attachments'> & { hasAttachments: boolean };
type AttachmentRow = Omit<ChatAttachment, 'state'> &
  MessagePlace & { takenBack: boolean; expired: boolean; deleted: boolean };

const COLUMNS = `chat_id as "chatId", number, client_id as "clientId", sender,
  sender_name as "senderName", text, event, sent_at as "sentAt",
  exists (select 1 from chat_attachments
    where chat_attachments.chat_id = chat_messages.chat_id
      and chat_attachments.message_number = chat_messages.number) as "hasAttachments"`;

/** Messages of a chat in a row, by rising number: `limit` at most, before or after a number. */
export async function findMessages(
  db: Queryable,
  chatId: string,
  { before, after, limit, now }: { before?: number; after?: number; limit: number; now: string },
): Promise<ChatMessage[]> {
  // The first ones after a number, else the last ones before one
  const order = after === undefined ? 'desc' : 'asc';
  const rows = await db.query<MessageRow>(
    `select ${COLUMNS} from chat_messages
     where chat_id = $1 and ($2::int is null or number < $2) and ($3::int is null or number > $3)
     order by number ${order} limit $4`,
    [chatId, before ?? null, after ?? null, limit],
  );
  return withAttachments(db, order === 'desc' ? rows.reverse() : rows, now);
}

/** Messages by their places. */
export async function findMessagesAt(
  db: Queryable,
  places: readonly MessagePlace[],
  now: string,
): Promise<ChatMessage[]> {
  if (places.length === 0) return [];
  const rows = await db.query<MessageRow>(
    `select ${COLUMNS} from chat_messages
     join unnest($1::text[], $2::int[]) as place (chat, at)
       on chat_messages.chat_id = place.chat and chat_messages.number = place.at`,
    [places.map(({ chatId }) => chatId), places.map(({ number }) => number)],
  );
  return withAttachments(db, rows, now);
}

/** What a side has sent before it sends a message. */
export interface SentBefore {
  /** The number of this very message, which its program has sent before; null when it has not. */
  same: number | null;
  /**
   * When it sent the messages that so many newer ones follow, in all chats of the two, ISO 8601 UTC,
   * by that number; those that there are not are absent.
   */
  byNewer: ReadonlyMap<number, string>;
}

export async function findSentBefore(
  db: Queryable,
  pair: { uid: string; employerId: string; sender: ChatRole },
  { chatId, clientId }: { chatId: string; clientId: string },
  newer: readonly number[],
): Promise<SentBefore> {
  const rows = await db.query<{ same: number } | { newer: number; sentAt: string; same: null }>(
    `select null::int as same, newer, sent_at as "sentAt" from (
       select sent.sent_at, row_number() over (order by sent.sent_at desc) - 1 as newer
       from chats cross join lateral (
         select sent_at from chat_messages
         where chat_messages.chat_id = chats.id and sender = $3
         order by number desc limit $4
       ) as sent
       where chats.uid = $1 and chats.employer_id = $2
     ) as counted where newer = any($5::int8[])
     union all
     select number, null, null from chat_messages
     where chat_id = $6 and sender = $3 and client_id = $7`,
    [pair.uid, pair.employerId, pair.sender, Math.max(...newer) + 1, newer, chatId, clientId],
  );
  return {
    same: rows.find(({ same }) => same !== null)?.same ?? null,
    byNewer: new Map(rows.flatMap((row) => (row.same === null ? [[row.newer, row.sentAt]] : []))),
  };
}

/**
 * The newest message with some words in each of a candidate's chats, and the chats in whose names
 * or job's title they are; the last written in first.
 *
 * @param pattern - of `ilike`.
 */
export function findInChats(
  db: Queryable,
  uid: string,
  { pattern, limit }: { pattern: string; limit: number },
): Promise<{ chatId: string; number: number | null }[]> {
  return db.query<{ chatId: string; number: number | null }>(
    `select chats.id as "chatId", found.number
     from chats
     join chat_members on chat_members.chat_id = chats.id and chat_members.role = 'candidate'
     join applications on applications.id = chats.id
     join jobs on jobs.id = applications.job_id
     join employers on employers.id = chats.employer_id
     left join lateral (
       select number from chat_messages
       where chat_messages.chat_id = chats.id and chat_messages.text ilike $2
       order by number desc limit 1
     ) as found on true
     where chats.uid = $1 and chat_members.left_at is null
       and (found.number is not null or employers.name ilike $2
         or ${jobSeenBy('chats.uid')}->>'title' ilike $2
         or exists (select 1 from chat_messages
           where chat_messages.chat_id = chats.id and chat_messages.sender = 'employer'
             and chat_messages.sender_name ilike $2))
     order by chats.created_last_msg desc, chats.id desc
     limit $3`,
    [uid, pattern, limit],
  );
}

async function withAttachments(
  db: Queryable,
  rows: readonly MessageRow[],
  now: string,
): Promise<ChatMessage[]> {
  const places = rows.filter(({ hasAttachments }) => hasAttachments);
  const found = places.length === 0 ? [] : await findAttachments(db, places, now);
  return rows.map(({ hasAttachments: _, ...row }) => ({
    ...row,
    attachments: found
      .filter(({ chatId, number }) => chatId === row.chatId && number === row.number)
      .map(toAttachment),
  }));
}

function findAttachments(
  db: Queryable,
  places: readonly MessagePlace[],
  now: string,
): Promise<AttachmentRow[]> {
  return db.query<AttachmentRow>(
    `select chat_attachments.id, chat_attachments.chat_id as "chatId",
       chat_attachments.message_number as number, chat_attachments.document_id as "documentId",
       chat_attachments.name, chat_attachments.media_type as "mediaType", chat_attachments.size,
       chat_attachments.open_until as "openUntil",
       chat_attachments.taken_back_at is not null as "takenBack",
       coalesce(chat_attachments.open_until <= $3, false) as expired,
       chat_attachments.document_id is null and chat_attachments.file_id is null as deleted,
       (select count(*) from document_openings
         where document_openings.attachment_id = chat_attachments.id
           and document_openings.opened_by = 'employer') as openings
     from chat_attachments
     join unnest($1::text[], $2::int[]) as place (chat, at)
       on chat_attachments.chat_id = place.chat and chat_attachments.message_number = place.at
     order by chat_attachments.position`,
    [places.map(({ chatId }) => chatId), places.map(({ number }) => number), now],
  );
}

function toAttachment(row: AttachmentRow): ChatAttachment {
  const { id, documentId, name, mediaType, size, openUntil, openings } = row;
  return { id, documentId, name, mediaType, size, openUntil, state: stateOf(row), openings };
}

function stateOf({ deleted, takenBack, expired }: AttachmentRow): ChatAttachment['state'] {
  if (takenBack) return 'taken_back';
  if (deleted) return 'deleted';
  return expired ? 'expired' : 'open';
}
