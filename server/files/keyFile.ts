import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatMasterKeys, type MasterKey, parseMasterKeys } from '../config/masterKeySetting';
import { syncFolder } from '../lib/syncFolder';
import { newMasterKey } from './masterKeys';

/** The file in `DATA_DIR` with the master keys of a run without `FILE_KEYS`. */
export const KEY_FILE = 'file-keys';

/** The key file is damaged. */
export class KeyFileError extends Error {
  /** Printed at the start, without a stack trace. */
  readonly expected = true;
  override name = 'KeyFileError';
}

/**
 * The keys of a run without their setting, from a file that is created at the first start: only where
 * nothing is under the keys of one that is missing.
 */
export async function readKeyFile(path: string, day: string): Promise<MasterKey[]> {
  const known = await keysIn(path);
  if (known) return known;
  const unfinished = await writeBeside(path, [newMasterKey(day)]);
  // A link fails when the file exists; a rename would replace a key that is in use
  await link(unfinished, path).catch((error: unknown) => {
    if (Object(error).code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  await syncFolder(dirname(path));
  const made = await keysIn(path);
  if (!made) throw new KeyFileError(`${path} went while it was made.`);
  return made;
}

/** Adds a new key before the file's other keys; returns them all. */
export async function addToKeyFile(path: string, day: string): Promise<MasterKey[]> {
  const keys = [newMasterKey(day), ...(await readKeyFile(path, day))];
  await rename(await writeBeside(path, keys), path);
  await syncFolder(dirname(path));
  return keys;
}

/** The keys of the file; null where there is none. */
export async function keysIn(path: string): Promise<MasterKey[] | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (Object(error).code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const keys = parseMasterKeys(text.trim());
  if (!keys) throw new KeyFileError(`${path} holds no keys of the form id:base64.`);
  return keys;
}

async function writeBeside(path: string, keys: readonly MasterKey[]): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${formatMasterKeys(keys)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return unfinished;
}
