import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startChildServer, tryChildServer } from '../shutdown/childServer';
import { openEmbedded } from './embedded/openEmbedded';
import { type Migration, migrate, readMigrations } from './migrate';
import { fillDataFolder } from './testing/dataFolder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-rollback-'));
  await fillDataFolder(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the next release's `npm run migrate` does. */
async function migrateToNext(next: Migration): Promise<void> {
  const pool = await openEmbedded(folder, () => undefined);
  await migrate(pool, [...(await readMigrations()), next]);
  await pool.close();
}

it('this program starts, answers and stops on the next release’s schema', async () => {
  await migrateToNext({
    name: '9001_next',
    sql: 'create table rooms (id text); alter table jobs add column beds int not null default 1',
    hash: 'next',
  });
  const server = await startChildServer({ DATA_DIR: folder });
  expect((await fetch(`${server.ready.url}/healthz`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

it('this program refuses, in a line, a schema that says that it cannot work with it', async () => {
  await migrateToNext({
    name: '9001_next',
    sql: '-- older programs stop: they would write to what is gone\nalter table jobs add column beds int',
    hash: 'next',
  });
  expect(await tryChildServer({ DATA_DIR: folder })).toEqual({
    code: 1,
    stderr:
      'The database has the migration 9001_next, which this version does not know: start a newer version.\n',
  });
});
