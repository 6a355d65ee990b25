import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where whole files are kept, by names of the store's own making. */
export interface BlobStore {
  /** Keeps what comes, or nothing when it breaks off; answers the file's name. */
  save(bytes: AsyncIterable<Uint8Array>): Promise<string>;
  read(id: string): AsyncIterable<Uint8Array>;
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>;
}

const NAME = /^[0-9a-f-]{36}$/;

/** A folder of this machine, which only the server's own user may read. */
export function folderBlobs(folder: string): BlobStore {
  /** @throws Error for a text that is no name of this store. */
  const pathOf = (id: string): string => {
    if (!NAME.test(id)) throw new Error('This is no name of a file.');
    return join(folder, id);
  };
  return {
    async save(bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = randomUUID();
      const partial = `${pathOf(id)}.part`;
      try {
        await pipeline(bytes, createWriteStream(partial, { mode: 0o600, flags: 'wx' }));
        await rename(partial, pathOf(id));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return id;
    },
    read: (id) => Readable.from(createReadStream(pathOf(id))),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
