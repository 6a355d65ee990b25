import type { ResponseOf } from '#domain/api/endpoint';
import type { fetchUserAvatars } from '#domain/api/portal';
import { PROFILE_IMAGE_PATH } from '#domain/api/profileImage';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';

export interface ProfileImage {
  userId: string;
  fileId: string;
  /** The candidate agreed that everybody may see it. */
  public: boolean;
}

export async function findProfileImage(db: Queryable, id: string): Promise<ProfileImage | null> {
  const [row] = await db.query<{ user_id: string; file_id: string; public: boolean }>(
    `select user_id, file_id, avatar_consent_at is not null as public
       from profile_images join users on users.id = user_id
      where profile_images.id = $1`,
    [id],
  );
  return row ? { userId: row.user_id, fileId: row.file_id, public: row.public } : null;
}

/** A user who agreed to be shown to everybody, without their account's id. */
export type Avatar = ResponseOf<typeof fetchUserAvatars>['results'][number];

/** Users who agreed to be shown, the latest first; registering is not an agreement. */
export function findAvatars(db: Queryable, limit: number): Promise<Avatar[]> {
  return db.query<Avatar>(
    // Not the user's own id, which would identify the user elsewhere.
    `select md5(id) as id, first_name as "firstName", profile_image_url as "profileImageUrl"
     from users
     where avatar_consent_at is not null and profile_image_url is not null
     order by avatar_consent_at desc, id
     limit $1`,
    [limit],
  );
}

/**
 * Deletes a candidate's image. Two concurrent changes of one candidate wait for each other.
 * @returns its file; null without one.
 */
export async function deleteProfileImageOf(
  tx: Queryable,
  userId: string,
  now: number,
): Promise<string | null> {
  await tx.query('update users set profile_image_url = null, updated_at = $2 where id = $1', [
    userId,
    instant(now),
  ]);
  const [row] = await tx.query<{ file_id: string }>(
    'delete from profile_images where user_id = $1 returning file_id',
    [userId],
  );
  return row?.file_id ?? null;
}

export async function insertProfileImage(
  tx: Queryable,
  { id, userId, fileId }: { id: string; userId: string; fileId: string },
  now: number,
): Promise<void> {
  await tx.query(
    'insert into profile_images (id, user_id, file_id, created_at) values ($1, $2, $3, $4)',
    [id, userId, fileId, instant(now)],
  );
  await tx.query('update users set profile_image_url = $2 where id = $1', [
    userId,
    `${PROFILE_IMAGE_PATH}?id=${id}`,
  ]);
}
