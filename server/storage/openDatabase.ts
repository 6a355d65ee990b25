import type { Config } from '../config/config';
import type { Database } from './database';
import { databaseOver } from './databaseOver';
import { openEmbedded } from './embedded/openEmbedded';
import { type MigrateOptions, migrate, readMigrations } from './migrate';
import { postgresPool } from './postgres';
import { folderStartError, postgresStartError } from './startError';

/** Where the store is, and whether opening it may change its schema. */
export type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Config, 'migrate'>>;

/**
 * Opens the configured database and brings it to the newest migration; with `MIGRATE=off` it refuses
 * one that lacks a migration.
 * @param options.onProgress is called with each step that takes a while, in English, for the
 * console; the others are those of `migrate`.
 * @throws DataFolderInUseError when another process uses the embedded database's folder.
 * @throws StoreStartError when the database cannot be reached or written to.
 * @throws MigrationError when the database's migrations do not match this program's.
 */
export async function openDatabase(
  config: StoreConfig,
  options: MigrateOptions = {},
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
  { dataDir, databaseUrl, migrate: mode = 'start' }: StoreConfig,
  options: MigrateOptions,
): Promise<Database> {
  const { onProgress = () => undefined } = options;
  const pool =
    databaseUrl === null ? await openEmbedded(dataDir, onProgress) : postgresPool(databaseUrl);
  try {
    await migrate(pool, await readMigrations(), { mode, ...options });
    return databaseOver(pool);
  } catch (error) {
    await pool.close();
    throw error;
  }
}
