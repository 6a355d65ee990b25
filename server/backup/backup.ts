import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';
import type { MasterKey } from '../config/masterKeySetting';
import { folderStore } from '../files/folderStore';
import { KEY_FILE } from '../files/keyFile';
import { ObjectMissingError, type ObjectStore } from '../files/objectStore';
import { SERVER_KEY_FILE } from '../identity/serverKeys';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import { BackupError } from './backupError';
import type { DatabaseDump } from './databaseDump';
import { changesSince, type Manifest, readManifest, sealFolder, writeManifest } from './manifest';

export interface BackupDeps {
  config: Pick<Config, 'dataDir' | 'files' | 'serverKeys'>;
  database: DatabaseDump;
  store: ObjectStore;
  clock: Clock;
}

/** Problems that are told of one backup. */
const TOLD = 5;

/** The parts of a backup's folder, besides the database's own. */
export const partsOf = (folder: string) => ({
  keys: join(folder, KEY_FILE),
  serverKeys: join(folder, SERVER_KEY_FILE),
  objects: folderStore(join(folder, 'files')),
});

/**
 * Copies database, files and keys into a new folder. Objects are copied before and after the
 * database, so that every object that a row of the dump names is there. It is made under another
 * name, `….unfinished`, and gets its own when it is whole: what fails is removed, and what a kill
 * leaves is no backup by its name and has no manifest.
 * @throws BackupError when the folder is not empty.
 */
export async function backUp(deps: BackupDeps, folder: string): Promise<Manifest> {
  const there = await readdir(folder).catch(ifMissing([]));
  if (there.length > 0) throw new BackupError(`${folder} is not empty.`);
  const unfinished = `${folder.replace(/\/+$/u, '')}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const manifest = await fill(deps, unfinished);
    await writeManifest(unfinished, manifest);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  { config, database, store, clock }: BackupDeps,
  folder: string,
): Promise<Manifest> {
  const { keys, serverKeys, objects } = partsOf(folder);
  const madeAt = instant(clock.now());
  const copied = new Set<string>();
  await copyObjects(store, objects, copied);
  const tables = await database.dump(folder);
  await copyObjects(store, objects, copied);
  const fromFile = config.files.masterKeys === null;
  if (fromFile) await copyFile(join(config.dataDir, KEY_FILE), keys);
  const serverKeyFile = join(config.dataDir, SERVER_KEY_FILE);
  // A store that no server has run on with a key has none
  const ofFile = config.serverKeys === null && existsSync(serverKeyFile);
  if (ofFile) await copyFile(serverKeyFile, serverKeys);
  return {
    version: 2,
    madeAt,
    database: database.kind,
    objects: copied.size,
    keys: fromFile ? 'key file' : 'FILE_KEYS',
    ...(ofFile && { serverKeys: 'key file' }),
    ...(config.serverKeys !== null && { serverKeys: 'SERVER_KEYS' }),
    tables,
    ...(await sealFolder(folder)),
  };
}

/**
 * Restores a backup into an empty installation: the configured database, its object store, and the
 * key file. A backup of the embedded database may be restored into PostgreSQL. It changes nothing
 * before it has seen that the backup is whole and the place empty.
 * @throws BackupError when the backup is incomplete, changed or of another kind of database, or the
 *   installation is not empty.
 */
export async function restore(deps: BackupDeps, folder: string): Promise<Manifest> {
  const { config, database, store } = deps;
  const parts = partsOf(folder);
  const manifest = await readManifest(folder);
  const keyFiles = await Promise.all([
    keyFileOf(manifest.keys, config.files.masterKeys, {
      setting: 'FILE_KEYS',
      from: parts.keys,
      to: join(config.dataDir, KEY_FILE),
    }),
    keyFileOf(manifest.serverKeys, config.serverKeys, {
      setting: 'SERVER_KEYS',
      from: parts.serverKeys,
      to: join(config.dataDir, SERVER_KEY_FILE),
    }),
  ]);
  await database.requireEmpty(manifest);
  await requireUnchanged(folder, manifest);
  // The database comes last: a server that starts meanwhile finds none, and so no missing files
  await copyObjects(parts.objects, store, new Set());
  for (const { from, to } of keyFiles.flatMap((keyFile) => keyFile ?? [])) {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    await copyFile(from, to);
    await chmod(to, 0o600);
  }
  await database.restore(folder, manifest);
  return manifest;
}

/** @throws BackupError when a file is missing, changed, or none of the backup. */
async function requireUnchanged(folder: string, manifest: Manifest): Promise<void> {
  if (manifest.version === 1) return;
  const problems = await changesSince(folder, manifest);
  if (problems.length === 0) return;
  const more = problems.length > TOLD ? `, and ${problems.length - TOLD} more` : '';
  throw new BackupError(
    `The backup is not as it was made: ${problems.slice(0, TOLD).join(', ')}${more}. Nothing was restored.`,
  );
}

/**
 * The key file to restore; null where the settings have the keys, or the file is there already.
 * @throws BackupError when there are other keys already, or the settings lack those of the backup.
 */
async function keyFileOf(
  kept: Manifest['keys'] | Manifest['serverKeys'],
  ofSettings: readonly MasterKey[] | null,
  file: { setting: string; from: string; to: string },
): Promise<{ from: string; to: string } | null> {
  if (ofSettings !== null || kept === undefined) return null;
  if (kept !== 'key file') {
    throw new BackupError(
      `The backup has no keys: set ${file.setting} to those of the run it is of.`,
    );
  }
  const there = await readFile(file.to).catch(ifMissing(null));
  if (there === null) return file;
  // A restoration that was interrupted may be run again
  const own = await readFile(file.from).catch(ifMissing(null));
  if (own?.equals(there)) return null;
  throw new BackupError(`There are keys in ${file.to}.`);
}

function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (Object(error).code === 'ENOENT') return value;
    throw error;
  };
}

/** Copies what `copied` does not name yet. An object that was deleted meanwhile is left out. */
async function copyObjects(from: ObjectStore, to: ObjectStore, copied: Set<string>): Promise<void> {
  for await (const { name } of from.list('')) {
    if (copied.has(name)) continue;
    try {
      await to.put(name, await from.get(name));
      copied.add(name);
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error;
    }
  }
}
