import type { Queryable } from '../storage/database';

/** A file that an export contains. */
interface OwnFile {
  /** The document's type, `profile_image`, or `message` for a file that an employer sent. */
  kind: string;
  /** What its owner or sender called it; null for the profile image. */
  name: string | null;
  mediaType: string;
  fileId: string;
}

/** Documents, oldest first, then the profile image, then the files of messages. */
export function findOwnFiles(db: Queryable, userId: string): Promise<OwnFile[]> {
  return db.query<OwnFile>(
    `select kind, name, "mediaType", "fileId" from (
       select type as kind, name, media_type as "mediaType", file_id as "fileId", 1 as part,
              uploaded_at as at
         from user_documents where user_id = $1
       union all
       select 'profile_image', null, 'image/jpeg', file_id, 2, created_at
         from profile_images where user_id = $1
       union all
       select 'message', chat_attachments.name, chat_attachments.media_type, chat_attachments.file_id, 3,
              chat_messages.sent_at
         from chat_attachments
         join chats on chats.id = chat_attachments.chat_id
         join chat_messages on chat_messages.chat_id = chat_attachments.chat_id
           and chat_messages.number = chat_attachments.message_number
        where chats.uid = $1 and chat_attachments.file_id is not null) as own
      order by part, at`,
    [userId],
  );
}
