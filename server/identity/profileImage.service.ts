import { ApiError } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import type { SquareMaker } from '../files/inspect/createFileInspector';
import type { Clock } from '../lib/clock';
import { isToken, randomToken } from '../lib/tokens';
import { appendChange } from '../live/changeLog.repository';
import type { Database, Queryable } from '../storage/database';
import {
  deleteProfileImageOf,
  findProfileImage,
  insertProfileImage,
} from './profileImages.repository';
import { findProfile } from './users.repository';

/** Where files are kept. */
export interface ImageVault {
  /** Keeps the bytes and answers the file's id. */
  save(bytes: Uint8Array): Promise<string>;
  read(fileId: string): AsyncIterable<Uint8Array>;
  remove(fileId: string): Promise<void>;
}

export interface ProfileImageDeps {
  db: Database;
  clock: Clock;
  vault: ImageVault;
  images: SquareMaker;
  /** Hears of files that could not be removed. */
  onError(error: unknown): void;
}

export interface ProfileImageService {
  /**
   * Keeps a new image in the place of the one before.
   * @throws ApiError as `SquareMaker.square` does.
   */
  save(userId: string, bytes: Uint8Array): Promise<Profile>;
  remove(userId: string): Promise<Profile>;
  /**
   * An image by the id in its address, a JPEG, for its owner or for everybody.
   * @throws ApiError `not_found` where there is none, or it is not for this viewer.
   */
  read(
    id: string,
    viewerId: string | null,
  ): Promise<{ bytes: AsyncIterable<Uint8Array>; public: boolean }>;
}

export function createProfileImageService(deps: ProfileImageDeps): ProfileImageService {
  const { db, clock, vault, images, onError } = deps;

  /** Changes what is stored, and removes the file before once nothing names it any more. */
  async function replace(
    userId: string,
    insert: (tx: Queryable, now: number) => Promise<void>,
  ): Promise<Profile> {
    const now = clock.now();
    const { profile, former } = await db.transaction(async (tx) => {
      const former = await deleteProfileImageOf(tx, userId, now);
      await insert(tx, now);
      const profile = await findProfile(tx, userId);
      if (!profile) throw new ApiError('authentication_required', 'Sign in first.');
      await appendChange(tx, { scope: `user:${userId}`, type: 'profile', entityId: userId });
      return { profile, former };
    });
    if (former !== null) await vault.remove(former).catch(onError);
    return profile;
  }

  return {
    async save(userId, bytes) {
      const square = await images.square(bytes);
      const fileId = await vault.save(square);
      try {
        return await replace(userId, (tx, now) =>
          insertProfileImage(tx, { id: randomToken(), userId, fileId }, now),
        );
      } catch (error) {
        await vault.remove(fileId).catch(onError);
        throw error;
      }
    },

    remove: (userId) => replace(userId, async () => undefined),

    async read(id, viewerId) {
      const image = isToken(id) ? await findProfileImage(db, id) : null;
      if (!image || !(image.public || image.userId === viewerId)) {
        throw new ApiError('not_found', 'There is no such image.');
      }
      return { bytes: vault.read(image.fileId), public: image.public };
    },
  };
}
