import { ApiError } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import { appendChange } from '../changeLog/changeLog';
import type { Files } from '../files/files.service';
import type { SquareMaker } from '../files/inspect/createFileInspector';
import { atMost } from '../lib/atMost';
import type { Clock } from '../lib/clock';
import { isToken, randomToken } from '../lib/tokens';
import type { Database, Queryable } from '../storage/database';
import {
  type Avatar,
  deleteProfileImageOf,
  findAvatars,
  findProfileImage,
  insertProfileImage,
} from './profileImages.repository';
import { findProfile } from './users.repository';

/** The number of avatars that a visitor sees. */
const AVATARS = 8;
/** The number of whole images that are in memory at once, while they are made. */
const MADE_AT_ONCE = 2;

export interface ProfileImageDeps {
  db: Database;
  clock: Clock;
  files: Files;
  images: SquareMaker;
}

export interface ProfileImageService {
  /**
   * Stores a new image, which replaces an earlier one.
   * @throws ApiError as `SquareMaker.square` does, and `rate_limited`.
   */
  save(userId: string, bytes: Uint8Array): Promise<Profile>;
  remove(userId: string): Promise<Profile>;
  /**
   * An image by the id in its address, a JPEG, for its owner or for everybody.
   * @throws ApiError `not_found` when there is none, or the viewer may not see it.
   */
  read(
    id: string,
    viewerId: string | null,
  ): Promise<{ bytes: AsyncIterable<Uint8Array>; public: boolean }>;
  /** The latest users who agreed to be shown to everybody. */
  avatars(): Promise<Avatar[]>;
}

export function createProfileImageService(deps: ProfileImageDeps): ProfileImageService {
  const { db, clock, files, images } = deps;
  const oneOfFew = atMost(MADE_AT_ONCE);

  /** Replaces the stored image; the file of the earlier one is deleted. */
  async function replace(
    userId: string,
    insert: (tx: Queryable, now: number) => Promise<void>,
  ): Promise<Profile> {
    const now = clock.now();
    const { profile, objects } = await db.transaction(async (tx) => {
      const former = await deleteProfileImageOf(tx, userId, now);
      await insert(tx, now);
      const profile = await findProfile(tx, userId);
      if (!profile) throw new ApiError('authentication_required', 'Sign in first.');
      await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
      return { profile, objects: former === null ? [] : await files.delete(tx, [former]) };
    });
    await files.removeObjects(objects);
    return profile;
  }

  return {
    async save(userId, bytes) {
      const square = await oneOfFew(userId, () => images.square(bytes));
      // If a later step fails, the file is deleted with the other files that no row keeps
      const fileId = await files.write(userId, square);
      return replace(userId, async (tx, now) => {
        await files.keep(tx, fileId);
        await insertProfileImage(tx, { id: randomToken(), userId, fileId }, now);
      });
    },

    remove: (userId) => replace(userId, async () => undefined),

    async read(id, viewerId) {
      const image = isToken(id) ? await findProfileImage(db, id) : null;
      if (!image || !(image.public || image.userId === viewerId)) {
        throw new ApiError('not_found', 'There is no such image.');
      }
      const { bytes } = await files.open(image.fileId);
      return { bytes, public: image.public };
    },

    avatars: () => findAvatars(db, AVATARS),
  };
}
