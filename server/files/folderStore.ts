import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncFolder } from '../lib/syncFolder';
import {
  type ListedObject,
  ObjectMissingError,
  type ObjectStore,
  requireObjectName,
} from './objectStore';

/** Tries of a write whose folder another process deleted because it was empty. */
const TRIES = 3;

/**
 * Objects as files of a folder, readable by this user only. A file is written under a temporary
 * name, synced and renamed, so that it is complete or absent. A temporary file that a crash leaves
 * is listed as an object that no row names, and deleted with those.
 */
export function folderStore(folder: string): ObjectStore {
  const root = resolve(folder);
  const pathOf = (name: string): string => {
    requireObjectName(name);
    return join(root, name);
  };

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    const parent = dirname(path);
    const made = await mkdir(parent, { recursive: true, mode: 0o700 });
    const unfinished = `${path}.unfinished-${randomUUID()}`;
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(parent);
    if (made !== undefined) await syncFoldersDownTo(dirname(made), parent);
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      for (let tries = 1; ; tries += 1) {
        try {
          return await write(path, bytes);
        } catch (error) {
          if (tries === TRIES || !isMissing(error)) throw error;
        }
      }
    },

    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) throw new ObjectMissingError(name);
        throw error;
      }
    },

    async remove(names) {
      const paths = names.map(pathOf);
      for (const path of paths) await rm(path, { force: true });
      // A folder that is not empty stays
      for (const parent of new Set(paths.map(dirname))) await rmdir(parent).catch(() => undefined);
    },

    list: (prefix) => listBelow(root, prefix),
  };
}

async function* listBelow(root: string, prefix: string): AsyncGenerator<ListedObject> {
  for (const folder of await entriesOf(root)) {
    if (!folder.isDirectory()) continue;
    const [wanted = ''] = prefix.split('/');
    const fits = prefix.includes('/') ? folder.name === wanted : folder.name.startsWith(prefix);
    if (!fits) continue;
    for (const file of await entriesOf(join(root, folder.name))) {
      const name = `${folder.name}/${file.name}`;
      if (!file.isFile() || !name.startsWith(prefix)) continue;
      const facts = await stat(join(root, name)).catch(ifMissing(null));
      if (facts) yield { name, writtenAt: facts.mtimeMs };
    }
  }
}

function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch(ifMissing([]));
}

function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (isMissing(error)) return value;
    throw error;
  };
}

function isMissing(error: unknown): boolean {
  return Object(error).code === 'ENOENT';
}

/** The folders that were just created, beginning with the first one's parent. */
async function syncFoldersDownTo(first: string, last: string): Promise<void> {
  for (let folder = dirname(last); folder.length >= first.length; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === dirname(folder)) return;
  }
}
