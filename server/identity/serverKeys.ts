import { join } from 'node:path';
import type { Config } from '../config/config';
import type { MasterKey } from '../config/masterKeySetting';
import { keysIn, readKeyFile } from '../files/keyFile';
import { type Clock, today } from '../lib/clock';
import type { Queryable } from '../storage/database';
import { ServerKeyError, secretIsUnder } from './serverSecret';

/** The file in `DATA_DIR` with the server keys of a run without `SERVER_KEYS`. */
export const SERVER_KEY_FILE = 'server-keys';

/**
 * The setting's server keys, or else those of the key file; the first is current. The file is made by
 * the first start alone.
 * @throws ServerKeyError where it is missing and the store's secret is under a key of it.
 */
export async function loadServerKeys(
  { serverKeys, dataDir }: Pick<Config, 'serverKeys' | 'dataDir'>,
  { db, clock }: { db: Queryable; clock: Clock },
): Promise<readonly MasterKey[]> {
  if (serverKeys !== null) return serverKeys;
  const path = join(dataDir, SERVER_KEY_FILE);
  const known = await keysIn(path);
  if (known) return known;
  const keyId = await secretIsUnder(db);
  if (keyId !== null) {
    throw new ServerKeyError(
      `${path} is missing, and the secret of this store is under the server key ${keyId}: put it back from the backup, or set SERVER_KEYS (docs/settings.md). A new key would open nothing.`,
    );
  }
  return readKeyFile(path, today(clock));
}
