import { join } from 'node:path';
import type { Config } from '../config/config';
import type { MasterKey } from '../config/masterKeySetting';
import { readKeyFile } from '../files/keyFile';
import { type Clock, today } from '../lib/clock';

/** The file in `DATA_DIR` with the server keys of a run without `SERVER_KEYS`. */
export const SERVER_KEY_FILE = 'server-keys';

/** The setting's server keys, or else those of the key file; the first is current. */
export async function loadServerKeys(
  { serverKeys, dataDir }: Pick<Config, 'serverKeys' | 'dataDir'>,
  clock: Clock,
): Promise<readonly MasterKey[]> {
  return serverKeys ?? (await readKeyFile(join(dataDir, SERVER_KEY_FILE), today(clock)));
}
