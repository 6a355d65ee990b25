import { join } from 'node:path';
import type { Config } from '../config/config';
import type { FilesConfig } from '../config/filesConfig';
import { type Clock, today } from '../lib/clock';
import { folderStore } from './folderStore';
import { KEY_FILE, readKeyFile } from './keyFile';
import { createMasterKeys, type MasterKeys } from './masterKeys';
import type { ObjectStore } from './objectStore';

/** The configured object store. */
export async function openObjectStore({ s3, folder }: FilesConfig): Promise<ObjectStore> {
  if (s3 === null) return folderStore(folder);
  // A run with a folder does not load Amazon's client
  const { s3Store } = await import('./s3Store');
  return s3Store(s3);
}

/** The configured master keys, or else those of the key file. */
export async function loadMasterKeys(
  { files, dataDir }: Pick<Config, 'files' | 'dataDir'>,
  clock: Clock,
): Promise<MasterKeys> {
  return createMasterKeys(
    files.masterKeys ?? (await readKeyFile(join(dataDir, KEY_FILE), today(clock))),
  );
}
