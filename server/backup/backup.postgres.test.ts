import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryStore } from '../files/testing/memoryStore';
import { aUser } from '../identity/testing/users';
import { systemClock } from '../lib/clock';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/openDatabase';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { backUp, restore } from './backup';
import { openDatabaseDump } from './databaseDump';

const { TEST_DATABASE_URL: server = '' } = process.env;
let db: Database;
let folder: string;

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vikari-dump-'));
});
afterAll(async () => {
  await db.query('drop database if exists restored with (force)');
  await db.close();
  await rm(folder, { recursive: true });
});

const urlOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function depsOf(databaseUrl: string) {
  const masterKeys = [{ id: 'test', key: new Uint8Array(32) }];
  const config = {
    dataDir: folder,
    files: { folder, s3: null, masterKeys },
    serverKeys: masterKeys,
  };
  const database = await openDatabaseDump({ dataDir: folder, databaseUrl });
  return { config, database, store: memoryStore(systemClock.now), clock: systemClock };
}

it('of PostgreSQL is made while it runs, and restored into an empty database only', async () => {
  const userId = await aUser(db, { email: 'alva@example.com' });
  const [row] = await db.query<{ name: string }>('select current_database() as name');
  const source = await depsOf(urlOf(row?.name ?? ''));
  await source.store.put('file/0', Buffer.from('sealed'));
  const backup = join(folder, 'backup');
  expect(await backUp(source, backup)).toMatchObject({ database: 'postgres', keys: 'FILE_KEYS' });

  await db.query('create database restored');
  const target = await depsOf(urlOf('restored'));
  await restore(target, backup);
  expect(Buffer.from(await target.store.get('file/0')).toString()).toBe('sealed');
  const restored = await openDatabase({ dataDir: folder, databaseUrl: urlOf('restored') });
  expect(await restored.query('select id, email from users')).toEqual([
    { id: userId, email: 'alva@example.com' },
  ]);
  await restored.close();
  await expect(restore(target, backup)).rejects.toThrow(
    'The database restored has tables: restore into an empty one.',
  );
});

it('of PostgreSQL names what is missing', async () => {
  const database = await openDatabaseDump(
    { dataDir: folder, databaseUrl: urlOf('restored') },
    '/nowhere',
  );
  await expect(database.dump(folder)).rejects.toThrow('pg_dump is not installed');
});
