import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { folderStore } from '../files/folderStore';
import { KEY_FILE, keysIn } from '../files/keyFile';
import { SERVER_KEY_FILE } from '../identity/serverKeys';
import type { Clock } from '../lib/clock';
import { openDatabase } from '../storage/openDatabase';
import { postgresPool } from '../storage/postgres';
import { postgresStartError } from '../storage/startError';
import { restore } from './backup';
import { BackupError } from './backupError';
import { checkContents, contentsOf } from './contents.repository';
import { LEFT_OUT } from './copyDatabase.repository';
import { openDatabaseDump } from './databaseDump';
import { type Manifest, readManifest } from './manifest';
import { differingTables, type TableDigests } from './tableDigests.repository';

/** What a restoration into a temporary place took and gave. */
export interface RestoreTest {
  manifest: Manifest;
  seconds: number;
  bytes: number;
  tables: TableDigests;
  /** Files that were decrypted whole. */
  opened: number;
  problems: string[];
  notes: string[];
}

/**
 * Restores a backup into a temporary folder, and into a temporary database on the server of
 * `DATABASE_URL` where that is set; brings it to this version's schema, compares every table with
 * what was backed up, opens every file, and removes it all.
 * @throws BackupError when it cannot be restored.
 */
export async function testRestore(
  folder: string,
  { config, clock, tools }: { config: Config; clock: Clock; tools?: string },
): Promise<RestoreTest> {
  const manifest = await readManifest(folder);
  if (manifest.database === 'postgres' && config.databaseUrl === null) {
    throw new BackupError(
      'The backup is of PostgreSQL: set DATABASE_URL to a server on which the role may make a database.',
    );
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'vikari-restore-'));
  try {
    const place = {
      ...config,
      dataDir,
      files: { ...config.files, s3: null, folder: join(dataDir, 'files') },
    };
    if (config.databaseUrl === null) return await restoreInto(place, folder, { manifest, clock });
    return await withDatabase(config.databaseUrl, (databaseUrl) =>
      restoreInto({ ...place, databaseUrl }, folder, { manifest, clock, tools }),
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function restoreInto(
  config: Config,
  folder: string,
  { manifest, clock, tools }: { manifest: Manifest; clock: Clock; tools?: string | undefined },
): Promise<RestoreTest> {
  const began = performance.now();
  const store = folderStore(config.files.folder);
  const database = await openDatabaseDump(config, tools);
  let tables: TableDigests;
  try {
    await restore({ config, database, store, clock }, folder);
    tables = await database.digests();
  } finally {
    await database.close();
  }
  const db = await openDatabase({ ...config, migrate: 'start' });
  const contents = await contentsOf(db).finally(() => db.close());
  const { masterKeys } = config.files;
  const checked = await checkContents(contents, {
    store,
    masterKeys: masterKeys ?? (await keysIn(join(config.dataDir, KEY_FILE))),
    serverKeys: config.serverKeys ?? (await keysIn(join(config.dataDir, SERVER_KEY_FILE))),
  });
  const leftOut = manifest.database === database.kind ? [] : LEFT_OUT;
  return {
    manifest,
    seconds: (performance.now() - began) / 1000,
    bytes: (manifest.files ?? []).reduce((sum, file) => sum + file.bytes, 0),
    tables,
    opened: checked.opened,
    problems: [
      ...(manifest.tables ? differingTables(manifest.tables, tables, leftOut) : []),
      ...checked.problems,
    ],
    notes: checked.notes,
  };
}

/** Makes a database on the server for the time of the work. */
async function withDatabase<T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `vikari_restore_test_${randomBytes(6).toString('hex')}`;
  const server = postgresPool(serverUrl);
  const exec = (sql: string) => server.withConnection((connection) => connection.exec(sql));
  try {
    await exec(`create database ${name}`).catch((error: unknown) => {
      const why = postgresStartError(error, serverUrl)?.message ?? String(error);
      throw new BackupError(
        `No temporary database could be made (its role needs CREATEDB): ${why}`,
      );
    });
    try {
      return await work(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
    } finally {
      await exec(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await server.close();
  }
}
