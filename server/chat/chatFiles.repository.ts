import type { Queryable } from '../storage/database';

/** An employer's file that is not sent yet. */
export interface ChatFileRow {
  id: string;
  fileId: string;
  name: string;
  mediaType: string;
  /** Bytes. */
  size: number;
}

export async function insertChatFile(
  tx: Queryable,
  { id, chatId, fileId, name, mediaType, size, at }: ChatFileRow & { chatId: string; at: string },
): Promise<void> {
  await tx.query(
    `insert into chat_files (id, chat_id, file_id, name, media_type, size, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, chatId, fileId, name, mediaType, size, at],
  );
}

/** Takes unsent files of a chat, to be sent; returns those that there are, in no order. */
export function takeChatFiles(
  tx: Queryable,
  chatId: string,
  ids: readonly string[],
): Promise<ChatFileRow[]> {
  return tx.query<ChatFileRow>(
    `delete from chat_files where chat_id = $1 and id = any($2)
     returning id, file_id as "fileId", name, media_type as "mediaType", size`,
    [chatId, ids],
  );
}

/** Bytes of all files of the employer in a chat, sent or not. */
export async function sumChatFiles(db: Queryable, chatId: string): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    `select coalesce(sum(size), 0)::int8 as bytes from (
       select size from chat_files where chat_id = $1
       union all
       select size from chat_attachments where chat_id = $1 and file_id is not null
     ) as files`,
    [chatId],
  );
  return row?.bytes ?? 0;
}

/** The files that employers sent in some chats. */
export async function findFilesOfChats(
  tx: Queryable,
  chatIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ fileId: string }>(
    `select file_id as "fileId" from chat_attachments
     where chat_id = any($1::text[]) and file_id is not null`,
    [chatIds],
  );
  return rows.map(({ fileId }) => fileId);
}
