import type { Config } from '../config/config';
import type { Database } from './database';
import { databaseOver } from './databaseOver';
import { openEmbedded } from './embedded/openEmbedded';
import { migrate, readMigrations } from './migrate';
import { endless } from './patience';
import { postgresPool } from './postgres';
import type { LineLimits } from './postgresLine';
import { folderStartError, postgresStartError } from './startError';

/**
 * Opens the configured database and brings it to the newest migration.
 * @param options.onProgress is called with each step that takes a while, in English, for the
 * console.
 * @param options.storeLimits how long PostgreSQL is waited for; the usual limits when absent.
 * @throws DataFolderInUseError when another process uses the embedded database's folder.
 * @throws StoreStartError when the database cannot be reached or written to.
 * @throws MigrationError when the database's migrations do not match this program's.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: { onProgress?: (message: string) => void; storeLimits?: LineLimits } = {},
): Promise<Database> {
  const { dataDir, databaseUrl } = config;
  try {
    return await open(config, options);
  } catch (error) {
    const startError =
      databaseUrl === null
        ? folderStartError(error, dataDir)
        : postgresStartError(error, databaseUrl);
    throw startError ?? error;
  }
}

async function open(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: { onProgress?: (message: string) => void; storeLimits?: LineLimits },
): Promise<Database> {
  const { onProgress = () => undefined, storeLimits } = options;
  const pool =
    databaseUrl === null
      ? await openEmbedded(dataDir, onProgress)
      : postgresPool(databaseUrl, storeLimits);
  try {
    const migrations = await readMigrations();
    await endless(() => migrate(pool, migrations, onProgress));
    return databaseOver(pool);
  } catch (error) {
    await pool.close();
    throw error;
  }
}
