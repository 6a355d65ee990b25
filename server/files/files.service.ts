import { ApiError } from '#domain/api/errors';
import type { Clock } from '../lib/clock';
import { DAY, HOUR } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import {
  deleteFiles,
  findExpiredFiles,
  findFile,
  findFrames,
  findNamedObjects,
  findObjectsOf,
  insertFile,
  insertFrame,
  keepFile,
} from './files.repository';
import { FRAME_BYTES } from './frame';
import { framesOfStream } from './framesOfStream';
import { ObjectMissingError, type ObjectStore } from './objectStore';
import type { StoredFile, StoredFrame, Vault } from './vault';

/** Milliseconds until a file that nothing keeps is deleted. */
const UNKEPT = DAY;
/** Milliseconds after which an object that no row names is considered left by a crash. */
const LEFT_BEHIND = HOUR;
const BATCH = 200;

/** A file's decrypted bytes. */
interface OpenFile {
  size: number;
  bytes: AsyncGenerator<Buffer>;
}

/** Encrypted files: their rows are in the database, their bytes in the object store. */
export interface Files {
  /**
   * An empty file to be filled frame by frame; its row commits with `tx`, before the first frame.
   */
  begin(tx: Queryable, userId: string, expiresAt: number): Promise<StoredFile>;
  /** Stores a frame's bytes. The frame is a part of the file once `addFrame` has committed. */
  putFrame: Vault['putFrame'];
  addFrame: typeof insertFrame;
  /** Stores a whole file, which is deleted after a day unless `keep` is called. */
  write(userId: string, bytes: Uint8Array): Promise<string>;
  /**
   * Stores a file from a stream of any length, with one frame in memory. It is deleted after
   * `lifetime` milliseconds, and at once when the stream fails.
   */
  writeStream(userId: string, bytes: AsyncIterable<Uint8Array>, lifetime: number): Promise<string>;
  /**
   * Keeps a file permanently, in the transaction of the row that names it.
   * @throws Error when it does not exist.
   */
  keep(tx: Queryable, id: string): Promise<void>;
  /**
   * @throws ApiError `not_found` when there is no such file, also while it is read and is deleted
   *   meanwhile; reading it may throw as `Vault.read` does.
   */
  open(id: string): Promise<OpenFile>;
  /** Deletes the rows; returns the objects for `removeObjects` after the commit. */
  delete(tx: Queryable, ids: readonly string[]): Promise<string[]>;
  /** The objects of all files of an account, for `removeObjects` once their rows are deleted. */
  objectsOf(tx: Queryable, userId: string): Promise<string[]>;
  /** Deletes objects that no row names any more. If that fails, the sweep deletes them later. */
  removeObjects(objects: readonly string[]): Promise<void>;
  /** Deletes the files that nothing keeps; returns how many. For a timer. */
  prune(): Promise<number>;
  /** Deletes the objects that no row names; returns how many. For a timer. */
  sweep(): Promise<number>;
}

export function createFiles({
  db,
  store,
  vault,
  clock,
  onError,
}: {
  db: Database;
  store: ObjectStore;
  vault: Vault;
  clock: Clock;
  onError(error: unknown): void;
}): Files {
  async function begin(tx: Queryable, userId: string, expiresAt: number): Promise<StoredFile> {
    const file = vault.newFile();
    await insertFile(tx, file, { userId, now: clock.now(), expiresAt });
    return file;
  }

  async function removeObjects(objects: readonly string[]): Promise<void> {
    await store.remove(objects).catch(onError);
  }

  /** Its objects are removed after its row: one that is missing is no fault then. */
  async function* unlessDeleted(id: string, bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
    try {
      yield* bytes;
    } catch (error) {
      const isGone = error instanceof ObjectMissingError && (await findFile(db, id)) === null;
      throw isGone ? noFile() : error;
    }
  }

  async function removeUnnamed(objects: readonly string[]): Promise<number> {
    const named = await findNamedObjects(db, objects);
    const unnamed = objects.filter((object) => !named.has(object));
    await store.remove(unnamed);
    return unnamed.length;
  }

  return {
    begin,
    putFrame: vault.putFrame,
    addFrame: insertFrame,
    removeObjects,

    async write(userId, bytes) {
      const file = await db.transaction((tx) => begin(tx, userId, clock.now() + UNKEPT));
      const frames: StoredFrame[] = [];
      for (let start = 0; start < bytes.length; start += FRAME_BYTES) {
        const place = { number: frames.length, last: start + FRAME_BYTES >= bytes.length };
        const part = bytes.subarray(start, start + FRAME_BYTES);
        frames.push(await vault.putFrame(file, place, part));
      }
      await db.transaction(async (tx) => {
        for (const [number, frame] of frames.entries()) {
          await insertFrame(tx, file.id, number, frame);
        }
      });
      return file.id;
    },

    async writeStream(userId, bytes, lifetime) {
      const file = await db.transaction((tx) => begin(tx, userId, clock.now() + lifetime));
      let number = 0;
      try {
        for await (const { part, last } of framesOfStream(bytes, FRAME_BYTES)) {
          const frame = await vault.putFrame(file, { number, last }, part);
          await db.transaction((tx) => insertFrame(tx, file.id, number, frame));
          number += 1;
        }
      } catch (error) {
        await removeObjects(await db.transaction((tx) => deleteFiles(tx, [file.id])));
        throw error;
      }
      return file.id;
    },

    async keep(tx, id) {
      if (!(await keepFile(tx, id))) throw new Error('The file that is to be kept is gone.');
    },

    async open(id) {
      // As of one moment: a file that goes in between is none, not an empty one
      const { file, frames } = await db.transaction(async (tx) => ({
        file: await findFile(tx, id),
        frames: await findFrames(tx, id),
      }));
      if (!file) throw noFile();
      const size = frames.reduce((sum, frame) => sum + frame.size, 0);
      return { size, bytes: unlessDeleted(id, vault.read(file, frames)) };
    },

    delete: deleteFiles,
    objectsOf: findObjectsOf,

    async prune() {
      const ids = await findExpiredFiles(db, { now: clock.now(), limit: BATCH });
      if (ids.length === 0) return 0;
      await removeObjects(await db.transaction((tx) => deleteFiles(tx, ids)));
      return ids.length;
    },

    async sweep() {
      let removed = 0;
      let batch: string[] = [];
      for await (const { name, writtenAt } of store.list('')) {
        if (writtenAt > clock.now() - LEFT_BEHIND) continue;
        batch.push(name);
        if (batch.length < BATCH) continue;
        removed += await removeUnnamed(batch);
        batch = [];
      }
      return removed + (await removeUnnamed(batch));
    },
  };
}

function noFile(): ApiError {
  return new ApiError('not_found', 'There is no such file.');
}
