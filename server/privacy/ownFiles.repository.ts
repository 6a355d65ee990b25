import type { Queryable } from '../storage/database';

/** A file that an export contains. */
interface OwnFile {
  /** The document's type, or `profile_image`. */
  kind: string;
  mediaType: string;
  fileId: string;
}

/** Documents, oldest first, then the profile image. */
export function findOwnFiles(db: Queryable, userId: string): Promise<OwnFile[]> {
  return db.query<OwnFile>(
    `select kind, "mediaType", "fileId" from (
       select type as kind, media_type as "mediaType", file_id as "fileId", 1 as part,
              uploaded_at as at
         from user_documents where user_id = $1
       union all
       select 'profile_image', 'image/jpeg', file_id, 2, created_at
         from profile_images where user_id = $1) as own
      order by part, at`,
    [userId],
  );
}
