import type { ConnectionPool } from '../connection';
import type { Database } from '../database';
import { databaseOver } from '../databaseOver';
import { startWorkerEngine } from '../embedded/workerEngine';
import { copyOfEmbeddedTemplate } from './embeddedTemplate';
import { startEngineInProcess } from './engineInProcess';
import { copyOfPostgresTemplate } from './postgresTemplate';
import { templateSource } from './templateSource';

/** Where an embedded test database runs. */
interface TestDatabaseOptions {
  /** In a thread of its own, as the product's does: for the tests of the store itself. */
  inThread?: boolean;
}

/**
 * A new, migrated, empty database for one test file: real SQL, deleted after `close()`. Embedded
 * and in memory; on the server of `TEST_DATABASE_URL` when that is set, so that the same tests run
 * on both.
 */
export async function createTestDatabase(options?: TestDatabaseOptions): Promise<Database> {
  return databaseOver(await createTestPool(options));
}

/** The connections of such a database, for the tests of storage itself. */
export async function createTestPool({
  inThread = false,
}: TestDatabaseOptions = {}): Promise<ConnectionPool> {
  const template = await templateSource();
  const url = process.env.TEST_DATABASE_URL;
  if (url) return copyOfPostgresTemplate(url, template);
  return copyOfEmbeddedTemplate(template, inThread ? startWorkerEngine : startEngineInProcess);
}
