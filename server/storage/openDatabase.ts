import type { Config } from '../config';
import type { Database } from './database';
import { databaseOver } from './databaseOver';
import { openEmbedded } from './embedded/openEmbedded';
import { migrate, readMigrations } from './migrate';
import { postgresPool } from './postgres';

/**
 * Opens the store that the settings name and brings it to the newest migration.
 * @param options.onProgress hears each step that takes a while, in English, for the console.
 * @throws DataFolderInUseError when another process has the embedded store's folder.
 * @throws MigrationError when the store's history is not this program's.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: { onProgress?: (message: string) => void } = {},
): Promise<Database> {
  const onProgress = options.onProgress ?? (() => undefined);
  const pool =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir, onProgress)
      : postgresPool(config.databaseUrl);
  try {
    await migrate(pool, await readMigrations(), onProgress);
    return databaseOver(pool);
  } catch (error) {
    await pool.close();
    throw error;
  }
}
