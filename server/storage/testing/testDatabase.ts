import type { ConnectionPool } from '../connection';
import type { Database } from '../database';
import { databaseOver } from '../databaseOver';
import { copyOfEmbeddedTemplate } from './embeddedTemplate';
import { copyOfPostgresTemplate } from './postgresTemplate';
import { templateSource } from './templateSource';

/**
 * A new, migrated, empty database for one test file: real SQL, deleted after `close()`. Embedded
 * and in memory; on the server of `TEST_DATABASE_URL` when that is set, so that the same tests run
 * on both.
 */
export async function createTestDatabase(): Promise<Database> {
  return databaseOver(await createTestPool());
}

/** The connections of such a database, for the tests of storage itself. */
export async function createTestPool(): Promise<ConnectionPool> {
  const template = await templateSource();
  const url = process.env.TEST_DATABASE_URL;
  return url ? copyOfPostgresTemplate(url, template) : copyOfEmbeddedTemplate(template);
}
