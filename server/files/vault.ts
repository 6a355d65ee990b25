import { randomToken } from '../lib/tokens';
import { FRAME_BYTES, FrameError, openFrame, sealFrame } from './frame';
import { type MasterKeys, newDataKey, type WrappedKey } from './masterKeys';
import type { ObjectStore } from './objectStore';

/** An encrypted file: its random id, which is not derived from its owner, and its wrapped key. */
export interface StoredFile extends WrappedKey {
  id: string;
}

/** One frame of a file, with its position. */
export interface StoredFrame {
  /** The object that holds it. */
  object: string;
  /** The number of the file's bytes in it. */
  size: number;
}

/** Encrypts files for the object store and decrypts them, frame by frame. */
export interface Vault {
  /** A file without a frame yet. Its row must be committed before its first frame is written. */
  newFile(): StoredFile;
  /** Seals a frame and stores it; it becomes a part of the file when a row names it. */
  putFrame(
    file: StoredFile,
    place: { number: number; last: boolean },
    bytes: Uint8Array,
  ): Promise<StoredFrame>;
  /**
   * The file's bytes, one frame at a time. Every frame is authenticated before it is returned.
   * @throws FrameError, MasterKeyError, ObjectMissingError
   */
  read(file: StoredFile, frames: readonly StoredFrame[]): AsyncGenerator<Buffer>;
}

export function createVault({ store, keys }: { store: ObjectStore; keys: MasterKeys }): Vault {
  return {
    newFile() {
      const id = randomToken();
      return { id, ...keys.wrap(id, newDataKey()) };
    },

    async putFrame(file, { number, last }, bytes) {
      if (bytes.length > FRAME_BYTES) throw new Error('A frame holds a mebibyte at most.');
      const place = { fileId: file.id, number, last };
      const sealed = sealFrame(keys.unwrap(file.id, file), place, bytes);
      // Each try has another name: of two that write the same frame, the row names one
      const object = `${file.id}/${number}-${randomToken()}`;
      await store.put(object, sealed);
      return { object, size: bytes.length };
    },

    async *read(file, frames) {
      const key = keys.unwrap(file.id, file);
      for (const [number, { object, size }] of frames.entries()) {
        const place = { fileId: file.id, number, last: number === frames.length - 1 };
        const bytes = openFrame(key, place, await store.get(object));
        if (bytes.length !== size) throw new FrameError(place);
        yield bytes;
      }
    },
  };
}
