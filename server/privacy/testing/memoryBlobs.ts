import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../blobStore';

/** A file store of a test, whose files it can look at. */
export interface MemoryBlobs extends BlobStore {
  files: Map<string, Buffer>;
}

export function memoryBlobs(): MemoryBlobs {
  const files = new Map<string, Buffer>();
  return {
    files,
    async save(_userId, bytes) {
      const id = randomUUID();
      files.set(id, await buffer(bytes));
      return id;
    },
    async *read(id) {
      const bytes = files.get(id);
      if (!bytes) throw new Error('There is no such file.');
      yield bytes;
    },
    async remove(id) {
      files.delete(id);
    },
  };
}
