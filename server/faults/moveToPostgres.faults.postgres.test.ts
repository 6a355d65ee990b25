import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { aStoredEmployer, aStoredUser } from '../applications/testing/storedFactories';
import { backUp, restore } from '../backup/backup';
import { LEFT_OUT } from '../backup/copyDatabase.repository';
import { openDatabaseDump } from '../backup/databaseDump';
import { differingTables } from '../backup/tableDigests.repository';
import { testRestore } from '../backup/testRestore';
import { folderStore } from '../files/folderStore';
import { systemClock } from '../lib/clock';
import { openDatabase } from '../storage/openDatabase';
import { postgresPool } from '../storage/postgres';
import { fillDataFolder } from '../storage/testing/dataFolder';
import { testConfig } from '../testing/testConfig';

const { TEST_DATABASE_URL: server = '' } = process.env;
const NAME = `moved_${randomBytes(6).toString('hex')}`;
const WORDS = 'Å\t\\N\n\u2028 "x", {1}';
const clock = systemClock;
let root: string;

async function onServer(sql: string): Promise<void> {
  const pool = postgresPool(server);
  await pool.withConnection((connection) => connection.exec(sql)).finally(() => pool.close());
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vikari-move-'));
  await onServer(`create database ${NAME}`);
});
afterAll(async () => {
  await onServer(`drop database if exists ${NAME} with (force)`);
  await rm(root, { recursive: true, force: true });
});

describe('A run with the embedded database moves to PostgreSQL', () => {
  it('every row of every table comes along by a backup, and new ones go on behind them', async () => {
    const dataDir = join(root, 'data');
    await mkdir(dataDir);
    await fillDataFolder(dataDir);
    const config = testConfig({
      dataDir,
      files: { ...testConfig().files, folder: join(dataDir, 'files') },
    });
    const embedded = await openDatabase(config);
    await aStoredEmployer(embedded, 'a key', WORDS);
    const userId = await aStoredUser(embedded);
    await embedded.query(
      "insert into change_log (scope, type, entity_id) values ('public', 'job', 'j')",
    );
    await embedded.query(
      "insert into outbox (channel, kind, key, payload, created_at, due_at, expires_at) values ('mail', 'k', 'm', $1, now(), now(), now())",
      [JSON.stringify({ words: WORDS, job: aJob() })],
    );
    await embedded.close();
    const store = folderStore(config.files.folder);
    const source = await openDatabaseDump(config);
    const backup = join(root, 'backup');
    const made = await backUp({ config, database: source, store, clock }, backup);
    await source.close();

    const databaseUrl = Object.assign(new URL(server), { pathname: `/${NAME}` }).href;
    const target = { ...config, databaseUrl, dataDir: join(root, 'other') };
    const database = await openDatabaseDump(target);
    await restore({ config: target, database, store, clock }, backup);
    expect(differingTables(made.tables ?? {}, await database.digests(), LEFT_OUT)).toEqual([]);
    expect(made.tables?.users?.rows).toBeGreaterThan(0);

    const db = await openDatabase(target);
    expect(await db.query('select id from users where id = $1', [userId])).toHaveLength(1);
    // The next number is not one that is taken, and a row without its owner is refused again
    await db.query(
      "insert into outbox (channel, kind, key, payload, created_at, due_at, expires_at) values ('mail', 'k', 'n', '{}', now(), now(), now())",
    );
    const orphan = db.query(
      "insert into push_devices values ('d', 'nobody', 's', 'e', 'p', 'a', null, now())",
    );
    await expect(orphan).rejects.toThrow(/foreign key/u);
    await db.close();
    const again = restore({ config: target, database, store, clock }, backup);
    await expect(again).rejects.toThrow('has tables: restore into an empty one');

    expect(await testRestore(backup, { config: target, clock })).toMatchObject({ problems: [] });
  });
});
