import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';
import type { MasterKey } from '../config/masterKeySetting';
import { folderStore } from '../files/folderStore';
import { KEY_FILE } from '../files/keyFile';
import { ObjectMissingError, type ObjectStore } from '../files/objectStore';
import { SERVER_KEY_FILE } from '../identity/serverKeys';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import { BackupError, type DatabaseDump } from './databaseDump';

/** The manifest of a backup's folder, written last: a folder without it is incomplete. */
interface Manifest {
  version: 1;
  madeAt: string;
  database: DatabaseDump['kind'];
  objects: number;
  /** Whether the master keys are in the folder, or only in the operator's FILE_KEYS. */
  keys: 'key file' | 'FILE_KEYS';
  /** The same of the server keys; a backup from before there were any says nothing. */
  serverKeys?: 'key file' | 'SERVER_KEYS';
}

export interface BackupDeps {
  config: Pick<Config, 'dataDir' | 'files' | 'serverKeys'>;
  database: DatabaseDump;
  store: ObjectStore;
  clock: Clock;
}

const MANIFEST = 'manifest.json';

/** The parts of a backup's folder, besides the database's own. */
const partsOf = (folder: string) => ({
  manifest: join(folder, MANIFEST),
  keys: join(folder, KEY_FILE),
  serverKeys: join(folder, SERVER_KEY_FILE),
  objects: folderStore(join(folder, 'files')),
});

/**
 * Copies database, files and keys into a new folder. Objects are copied before and after the
 * database, so that every object that a row of the dump names is there.
 * @returns the manifest, which is written last.
 * @throws BackupError when the folder is not empty.
 */
export async function backUp(deps: BackupDeps, folder: string): Promise<Manifest> {
  const { config, database, store, clock } = deps;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty.`);
  const { manifest, keys, serverKeys, objects } = partsOf(folder);
  const copied = new Set<string>();
  await copyObjects(store, objects, copied);
  await database.dump(folder);
  await copyObjects(store, objects, copied);
  const fromFile = config.files.masterKeys === null;
  if (fromFile) await copyFile(join(config.dataDir, KEY_FILE), keys);
  const serverKeyFile = join(config.dataDir, SERVER_KEY_FILE);
  // A store that no server has run on with a key has none
  const ofFile = config.serverKeys === null && existsSync(serverKeyFile);
  if (ofFile) await copyFile(serverKeyFile, serverKeys);
  const made: Manifest = {
    version: 1,
    madeAt: instant(clock.now()),
    database: database.kind,
    objects: copied.size,
    keys: fromFile ? 'key file' : 'FILE_KEYS',
    ...(ofFile && { serverKeys: 'key file' }),
    ...(config.serverKeys !== null && { serverKeys: 'SERVER_KEYS' }),
  };
  await writeFile(manifest, `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

/**
 * Restores a backup into an empty installation: the configured database, its object store, and the
 * key file.
 * @throws BackupError when the backup is incomplete or of another kind of database, or the
 *   installation is not empty.
 */
export async function restore(deps: BackupDeps, folder: string): Promise<Manifest> {
  const { config, database, store } = deps;
  const parts = partsOf(folder);
  const manifest = await readManifest(parts.manifest);
  if (manifest.database !== database.kind) {
    throw new BackupError(
      `The backup is of the ${manifest.database} database, and the settings name ${database.kind}.`,
    );
  }
  const keyFiles = [
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
  ].flatMap((keyFile) => keyFile ?? []);
  // The database comes last: a server that starts meanwhile finds none, and so no missing files
  await copyObjects(parts.objects, store, new Set());
  for (const { from, to } of keyFiles) {
    await mkdir(config.dataDir, { recursive: true });
    await copyFile(from, to);
  }
  await database.restore(folder);
  return manifest;
}

/**
 * The key file to restore; null where the settings have the keys.
 * @throws BackupError when there are other keys already, or the settings lack those of the backup.
 */
function keyFileOf(
  kept: Manifest['keys'] | Manifest['serverKeys'],
  ofSettings: readonly MasterKey[] | null,
  file: { setting: string; from: string; to: string },
): { from: string; to: string } | null {
  if (ofSettings !== null || kept === undefined) return null;
  if (kept === 'key file') {
    if (existsSync(file.to)) throw new BackupError(`There are keys in ${file.to}.`);
    return file;
  }
  throw new BackupError(
    `The backup has no keys: set ${file.setting} to those of the run it is of.`,
  );
}

async function readManifest(path: string): Promise<Manifest> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${path} is missing: this is no whole backup.`);
  const manifest: Manifest = JSON.parse(text);
  if (manifest.version !== 1) throw new BackupError('The backup is of another version of Vikari.');
  return manifest;
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
