import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStoredUser } from '../applications/testing/storedFactories';
import { type BackupDeps, backUp, restore } from '../backup/backup';
import { openDatabaseDump } from '../backup/databaseDump';
import { testRestore } from '../backup/testRestore';
import { verifyBackup } from '../backup/verifyBackup';
import type { Config } from '../config/config';
import { insertFile, insertFrame, keepFile } from '../files/files.repository';
import { folderStore } from '../files/folderStore';
import { createMasterKeys } from '../files/masterKeys';
import { openObjectStore } from '../files/openFiles';
import { createVault } from '../files/vault';
import { loadServerSecrets } from '../identity/serverSecret';
import { systemClock } from '../lib/clock';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/openDatabase';
import { postgresPool } from '../storage/postgres';
import { fillDataFolder } from '../storage/testing/dataFolder';
import { testConfig } from '../testing/testConfig';

const { TEST_DATABASE_URL: server = '' } = process.env;
const NAME = `backup_${randomBytes(6).toString('hex')}`;
const WORDS = 'Å\t\\N\n\u2028 "x", {1}';
const masterKeys = [{ id: 'files', key: randomBytes(32) }];
const serverKeys = [{ id: 'server', key: randomBytes(32) }];
const clock = systemClock;
let root: string;
/** The store that is backed up: embedded, or on the server of the tests. */
let config: Config;
let backup: string;

const urlOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function onServer(sql: string): Promise<void> {
  const pool = postgresPool(server);
  await pool.withConnection((connection) => connection.exec(sql)).finally(() => pool.close());
}

function configOf(dataDir: string, databaseUrl: string | null): Config {
  const files = { folder: join(dataDir, 'files'), s3: null, masterKeys };
  return testConfig({ dataDir, databaseUrl, files, serverKeys });
}

async function withDeps<T>(of: Config, work: (deps: BackupDeps) => Promise<T>): Promise<T> {
  const database = await openDatabaseDump(of);
  const store = await openObjectStore(of.files);
  return work({ config: of, database, store, clock }).finally(() => database.close());
}

async function aKeptFile(db: Database, bytes: Buffer): Promise<void> {
  const keys = createMasterKeys(masterKeys);
  const vault = createVault({ store: folderStore(config.files.folder), keys });
  const file = vault.newFile();
  const userId = await aStoredUser(db);
  const now = clock.now();
  await db.transaction((tx) => insertFile(tx, file, { userId, now, expiresAt: now + 1000 }));
  const frame = await vault.putFrame(file, { number: 0, last: true }, bytes);
  await db.transaction((tx) => insertFrame(tx, file.id, 0, frame));
  await db.transaction((tx) => keepFile(tx, file.id));
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vikari-backups-'));
  const dataDir = join(root, 'data');
  await mkdir(dataDir);
  if (server === '') await fillDataFolder(dataDir);
  else await onServer(`create database ${NAME}`);
  config = configOf(dataDir, server === '' ? null : urlOf(NAME));
  const db = await openDatabase(config);
  await loadServerSecrets(db, { keys: serverKeys, clock });
  await aKeptFile(db, Buffer.from('a certificate'));
  await db.query('insert into employers (id, name) values ($1, $2)', ['e', WORDS]);
  await db.close();
  backup = join(root, 'backup');
  await withDeps(config, (deps) => backUp(deps, backup));
});
afterAll(async () => {
  if (server !== '') await onServer(`drop database if exists ${NAME} with (force)`);
  await rm(root, { recursive: true, force: true });
});
const verify = (of = config) => verifyBackup(backup, { config: of });
const dump = () => join(backup, server === '' ? 'database/PG_VERSION' : 'database.dump');
async function anObject(): Promise<string> {
  const entries = await readdir(join(backup, 'files'), { withFileTypes: true, recursive: true });
  const found = entries.find((entry) => entry.isFile());
  return join(found?.parentPath ?? '', found?.name ?? '');
}

describe('A backup is whole', () => {
  it('it says so, opens its files, and is readable by nobody else', async () => {
    expect(await verify()).toMatchObject({ problems: [], notes: [], opened: 1 });
    const entries = await readdir(backup, { withFileTypes: true, recursive: true });
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isFile() ? 0o600 : 0o700]);
    }
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
  });

  it('its restoration is tried in a place that is removed, with its figures', async () => {
    const tested = await testRestore(backup, { config, clock });
    expect(tested).toMatchObject({ problems: [], opened: 1, tables: { files: { rows: 1 } } });
    expect(tested.bytes).toBeGreaterThan(1000);
    if (server === '') return;
    const pool = postgresPool(server);
    const left = await pool.withConnection((connection) =>
      connection.query("select from pg_database where datname like 'vikari_restore_test%'"),
    );
    await pool.close();
    expect(left.rows).toEqual([]);
  });

  it('the keys of another run do not open it', async () => {
    const other = { ...config, serverKeys: [{ id: 'server', key: randomBytes(32) }] };
    other.files = { ...config.files, masterKeys: [{ id: 'files', key: randomBytes(32) }] };
    expect((await verify(other)).problems).toEqual([
      'the server keys do not open its secret',
      expect.stringMatching(/^The key of the file \S+ cannot be opened/u),
    ]);
  });
});

/** Damages one file of the backup, and puts it back after the work. */
async function withDamage(
  path: string,
  damage: (path: string, bytes: Buffer) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const bytes = await readFile(path);
  await damage(path, bytes);
  await work().finally(() => writeFile(path, bytes));
}

describe('A backup is damaged or incomplete', () => {
  it.each<[string, RegExp, (path: string, bytes: Buffer) => Promise<void>]>([
    ['a file is gone', / is missing$/u, (path) => rm(path)],
    ['a file is cut', / has another size$/u, (path) => writeFile(path, 'x')],
    [
      'a byte is another',
      / is changed$/u,
      (path, [first = 0, ...rest]) => writeFile(path, Buffer.from([first ^ 1, ...rest])),
    ],
  ])('%s: it says so, and nothing is restored', async (_what, problem, damage) => {
    for (const path of [dump(), await anObject()]) {
      await withDamage(path, damage, async () => {
        expect((await verify()).problems).toEqual([expect.stringMatching(problem)]);
        const target = configOf(join(root, 'target'), null);
        const database = {
          ...(await openDatabaseDump(target)),
          requireEmpty: async () => undefined,
        };
        const store = folderStore(target.files.folder);
        const refused = restore({ config: target, database, store, clock }, backup);
        await expect(refused).rejects.toThrow('The backup is not as it was made');
        expect(await readdir(target.dataDir)).toEqual([]);
        await database.close();
      });
    }
  });

  it('a file is added: it says so', async () => {
    await writeFile(join(backup, 'x'), '');
    expect((await verify()).problems).toEqual(['x is none of the backup']);
    await rm(join(backup, 'x'));
  });

  it('without a manifest it is none, and a damaged manifest is no better', async () => {
    const damage = (path: string) => writeFile(path, '{"version": 2');
    await withDamage(join(backup, 'manifest.json'), damage, () =>
      expect(verify()).rejects.toThrow('is damaged: this is no whole backup'),
    );
    await withDamage(
      join(backup, 'manifest.json'),
      (path) => rm(path),
      () => expect(verify()).rejects.toThrow('is missing: this is no whole backup'),
    );
  });
});

describe('Making a backup fails in the middle', () => {
  it('no folder is left that could be taken for one', async () => {
    const folder = join(root, 'half');
    await withDeps(config, async (deps) => {
      const full = async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      };
      const broken = { ...deps, database: { ...deps.database, dump: full } };
      await expect(backUp(broken, folder)).rejects.toThrow('no space left');
    });
    expect(existsSync(folder)).toBe(false);
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
  });

  it('what a kill leaves has another name and no manifest, and the next one takes its place', async () => {
    const folder = join(root, 'killed');
    await withDeps(config, async (deps) => {
      let left: string[] = [];
      const looking = async (into: string) => {
        left = await readdir(into);
        expect(existsSync(folder)).toBe(false);
        return {};
      };
      await mkdir(`${folder}.unfinished`);
      await writeFile(join(`${folder}.unfinished`, 'old'), '');
      await backUp({ ...deps, database: { ...deps.database, dump: looking } }, folder);
      expect(left).toEqual(['files']);
    });
    expect(await readdir(root)).not.toContain('killed.unfinished');
    await rm(folder, { recursive: true });
  });

  it('a place that cannot be written to leaves nothing', async () => {
    const closed = join(root, 'closed');
    await writeFile(closed, '');
    await chmod(closed, 0o400);
    await withDeps(config, (deps) =>
      expect(backUp(deps, join(closed, 'backup'))).rejects.toThrow(/ENOTDIR/u),
    );
    expect(await readdir(root)).not.toContain('closed.unfinished');
  });
});
