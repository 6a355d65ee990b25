import type { Config } from '../config/config';
import type { Database } from './database';
import { databaseOver } from './databaseOver';
import { openEmbedded } from './embedded/openEmbedded';
import { type MigrateOptions, migrate, readMigrations } from './migrate';
import { endless } from './patience';
import { postgresPool } from './postgres';
import type { LineLimits } from './postgresLine';
import { folderStartError, postgresStartError } from './startError';

/** Where the store is, and whether opening it may change its schema. */
export type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Config, 'migrate'>>;

export interface OpenOptions extends MigrateOptions {
  storeLimits?: LineLimits;
}

/**
 * Opens the configured database and brings it to the newest migration; with `MIGRATE=off` it refuses
 * one that lacks a migration.
 * @param options.onProgress is called with each step that takes a while, in English, for the
 * console; the others are those of `migrate`.
 * @param options.storeLimits how long PostgreSQL is waited for; the usual limits when absent.
 * @throws DataFolderInUseError when another process uses the embedded database's folder.
 * @throws StoreStartError when the database cannot be reached or written to.
 * @throws MigrationError when the database's migrations do not match this program's.
 */
export async function openDatabase(
  config: StoreConfig,
  options: OpenOptions = {},
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
  options: OpenOptions,
): Promise<Database> {
  const { onProgress = () => undefined, storeLimits } = options;
  const pool =
    databaseUrl === null
      ? await openEmbedded(dataDir, onProgress)
      : postgresPool(databaseUrl, storeLimits);
  try {
    const migrations = await readMigrations();
    await endless(() => migrate(pool, migrations, { mode, ...options }));
    return databaseOver(pool);
  } catch (error) {
    await pool.close();
    throw error;
  }
}
