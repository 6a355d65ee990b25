import { ApiError, type ErrorCode } from '#domain/api/errors';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS_BYTES, MAX_UPLOADS } from '#domain/candidates/documents';
import type { Files } from '../files/files.service';
import { FRAME_BYTES } from '../files/frame';
import type { Clock } from '../lib/clock';
import { DAY, instant, MINUTE, SECOND } from '../lib/time';
import { isToken, randomToken } from '../lib/tokens';
import { IdleTimeoutError, withIdleTimeout } from '../lib/withIdleTimeout';
import type { Database, Queryable } from '../storage/database';
import { sumDocuments } from './documents.repository';
import { framesOf } from './framesOf';
import {
  findSlots,
  findUpload,
  growUpload,
  insertUpload,
  lockUploadFile,
  lockUploads,
  restUpload,
  sumUploads,
  type UploadRow,
} from './uploads.repository';

/** Milliseconds that an upload may take. */
const LIFETIME = DAY;
/** Milliseconds without data after which a new upload may replace this one. */
const SILENT = 10 * MINUTE;
/** Milliseconds without data after which a request that sends bytes is ended. */
const STALLED = 20 * SECOND;
/** The most frames of one upload: 20 full ones, and the partial ones of many lost connections. */
const MAX_FRAMES = 512;
const SLOTS = Array.from({ length: MAX_UPLOADS }, (_, index) => index + 1);

/** Errors after which no byte can be added to an upload. */
const UNUSABLE: readonly ErrorCode[] = ['payload_too_large', 'upload_not_allowed'];

/** An upload for its owner. */
export type Upload = Pick<UploadRow, 'id' | 'length' | 'received' | 'expiresAt'>;

/** A candidate's uploads in progress. Another candidate's is `upload_not_found`. */
export interface Uploads {
  /** @throws ApiError `file_too_large`, `quota_exceeded`, `rate_limited` */
  create(userId: string, length: number): Promise<Upload>;
  /** @throws ApiError `upload_not_found` */
  find(userId: string, id: string): Promise<Upload>;
  /**
   * Stores the incoming bytes frame by frame; those before a lost or stalled connection too.
   * @throws ApiError `upload_not_found`; `conflict` when `offset` is not the upload's;
   *   `payload_too_large` for more than the upload's length; `upload_not_allowed` for too many
   *   pieces; `request_timeout` when nothing came for 20 seconds.
   */
  append(
    userId: string,
    id: string,
    offset: number,
    source: AsyncIterable<Uint8Array>,
  ): Promise<Upload>;
  /** @throws ApiError `upload_not_found` */
  remove(userId: string, id: string): Promise<void>;
}

/**
 * @param silentAfter - milliseconds without data after which a request is ended; 20 seconds when
 *   absent.
 */
export function createUploads({
  db,
  files,
  clock,
  silentAfter = STALLED,
}: {
  db: Database;
  files: Files;
  clock: Clock;
  silentAfter?: number | undefined;
}): Uploads {
  async function find(userId: string, id: string): Promise<UploadRow> {
    // Only a well-formed id is passed to the database: it comes from an address
    const upload = isToken(id) && (await findUpload(db, { userId, id, now: clock.now() }));
    if (!upload) throw noUpload();
    return upload;
  }

  /** A free slot, or that of an upload that was cut off or is idle, which is deleted; returns the objects to delete. */
  async function makeRoom(
    tx: Queryable,
    userId: string,
  ): Promise<{ slot: number; objects: string[] }> {
    const now = clock.now();
    const held = await findSlots(tx, userId);
    const over = held.filter(({ expiresAt }) => Date.parse(expiresAt) <= now);
    const free = SLOTS.find((slot) => !held.some((one) => one.slot === slot)) ?? over[0]?.slot;
    const silent = held.find(
      ({ resting, updatedAt }) => resting || Date.parse(updatedAt) <= now - SILENT,
    );
    const slot = free ?? silent?.slot;
    if (slot === undefined) {
      throw new ApiError('rate_limited', `At most ${MAX_UPLOADS} uploads at a time.`);
    }
    const going = held.filter((one) => over.includes(one) || one.slot === slot);
    return {
      slot,
      objects: await files.delete(
        tx,
        going.map(({ fileId }) => fileId),
      ),
    };
  }

  async function begin(userId: string, length: number): Promise<Upload> {
    const now = clock.now();
    const expiresAt = now + LIFETIME;
    // Each waits for the one before: they would conflict over the slots until the retries are used up
    const oneByOne = { isolation: 'read committed' } as const;
    const { upload, objects } = await db.transaction(async (tx) => {
      await lockUploads(tx, userId);
      const { slot, objects } = await makeRoom(tx, userId);
      const used = (await sumDocuments(tx, userId)).bytes + (await sumUploads(tx, userId));
      if (used + length > MAX_DOCUMENTS_BYTES) throw quotaExceeded();
      const { id: fileId } = await files.begin(tx, userId, expiresAt);
      const id = randomToken();
      await insertUpload(tx, { id, userId, fileId, slot, length }, { now, expiresAt });
      const made = { id, length, received: 0, expiresAt: instant(expiresAt) };
      return { upload: made, objects };
    }, oneByOne);
    await files.removeObjects(objects);
    return upload;
  }

  /** Seals and stores a frame, and records it. */
  async function keepFrame(upload: UploadRow, bytes: Uint8Array): Promise<UploadRow> {
    const received = upload.received + bytes.length;
    if (received > upload.length) {
      throw new ApiError('payload_too_large', 'More came than the upload’s length.');
    }
    if (upload.frames >= MAX_FRAMES) {
      throw new ApiError('upload_not_allowed', 'The upload came in too many pieces.');
    }
    const place = { number: upload.frames, last: received === upload.length };
    const frame = await files.putFrame(upload.file, place, bytes);
    const grown = await db.transaction(async (tx) => {
      const change = { size: bytes.length, now: clock.now() };
      if (!(await growUpload(tx, upload, change))) return false;
      await files.addFrame(tx, upload.file.id, place.number, frame);
      return true;
    });
    if (!grown) {
      await files.removeObjects([frame.object]);
      throw wrongOffset();
    }
    return { ...upload, received, frames: upload.frames + 1 };
  }

  /**
   * What a request that failed leaves: nothing of an upload that can never become whole, and the
   * slot of one that can to whoever needs it first.
   */
  async function giveBack(userId: string, { id }: UploadRow, error: unknown): Promise<void> {
    // Another request goes on with it
    if (error instanceof ApiError && error.code === 'conflict') return;
    const isOver = error instanceof ApiError && UNUSABLE.includes(error.code);
    await (isOver ? remove(userId, id) : restUpload(db, id)).catch(() => undefined);
  }

  async function remove(userId: string, id: string): Promise<void> {
    const objects = await db.transaction(async (tx) => {
      const fileId = isToken(id) ? await lockUploadFile(tx, userId, id) : null;
      if (fileId === null) throw noUpload();
      return files.delete(tx, [fileId]);
    });
    await files.removeObjects(objects);
  }

  return {
    find,
    remove,

    async create(userId, length) {
      if (length > MAX_DOCUMENT_BYTES) {
        throw new ApiError('file_too_large', 'A document is at most 20 MB.');
      }
      return begin(userId, length);
    },

    async append(userId, id, offset, source) {
      let upload = await find(userId, id);
      if (upload.received !== offset) throw wrongOffset();
      try {
        for await (const frame of framesOf(withIdleTimeout(source, silentAfter), FRAME_BYTES)) {
          upload = await keepFrame(upload, frame);
        }
      } catch (error) {
        await giveBack(userId, upload, error);
        if (!(error instanceof IdleTimeoutError)) throw error;
        throw new ApiError('request_timeout', 'Nothing came for too long. Ask for the offset.');
      }
      return upload;
    },
  };
}

export function noUpload(): ApiError {
  return new ApiError('upload_not_found', 'There is no such upload, or its time is over.');
}

export function quotaExceeded(): ApiError {
  return new ApiError('quota_exceeded', 'At most 40 documents, and 300 MB all together.');
}

function wrongOffset(): ApiError {
  return new ApiError('conflict', 'The upload goes on elsewhere: ask for its offset.');
}
