import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../config/config';
import type { Connection, ConnectionPool } from '../storage/connection';
import { type FolderLock, lockDataFolder } from '../storage/embedded/lock';
import { openClusterFolder } from '../storage/embedded/openEmbedded';
import { endless } from '../storage/patience';
import { postgresPool } from '../storage/postgres';
import { decodedPart, folderStartError, postgresStartError } from '../storage/startError';
import { decodeRows } from '../storage/values';
import { BackupError } from './backupError';
import { copyDatabase } from './copyDatabase.repository';
import type { Manifest } from './manifest';
import { digestTables, type TableDigests, tableNames } from './tableDigests.repository';

const run = promisify(execFile);

/** The embedded database in a backup's folder, and PostgreSQL's. */
const EMBEDDED_PART = 'database';
export const POSTGRES_PART = 'database.dump';

/** Copies the database of a run into a backup's folder, and restores it. */
export interface DatabaseDump {
  /** What `restore` needs to know; stored in the manifest. */
  kind: Manifest['database'];
  /** Copies a consistent state of the database, and tells what its tables had. */
  dump(folder: string): Promise<TableDigests>;
  /** @throws BackupError when there is a database already, or a backup of that kind does not fit. */
  requireEmpty(manifest: Manifest): Promise<void>;
  restore(folder: string, manifest: Manifest): Promise<void>;
  /** What the restored tables have. */
  digests(): Promise<TableDigests>;
  /** To be called when the backup or the restoration has ended. */
  close(): Promise<void>;
}

/**
 * The embedded database is copied as a folder, and has to be stopped; PostgreSQL is copied by its
 * own `pg_dump` while it runs.
 * @param tools - the folder of `pg_dump` and `pg_restore`; those on the PATH when absent.
 * @throws DataFolderInUseError while a server uses the embedded database.
 * @throws StoreStartError when the folder or the server cannot be used.
 */
export async function openDatabaseDump(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  tools = '',
): Promise<DatabaseDump> {
  if (databaseUrl !== null) return postgresDump(databaseUrl, tools);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return embeddedDump(join(dataDir, 'postgres'), await lockDataFolder(dataDir));
  } catch (error) {
    throw folderStartError(error, dataDir) ?? error;
  }
}

function embeddedDump(directory: string, lock: FolderLock): DatabaseDump {
  const digests = async () => {
    const pool = await openClusterFolder(directory);
    try {
      return await endless(() => pool.withConnection(digestTables));
    } finally {
      await pool.close();
    }
  };
  return {
    kind: 'embedded',
    async dump(folder) {
      if (!existsSync(directory)) throw new BackupError(`There is no database in ${directory}.`);
      // It is read and closed first, so that what is copied was shut down
      const tables = await digests();
      await cp(directory, join(folder, EMBEDDED_PART), { recursive: true });
      return tables;
    },
    async requireEmpty({ database }) {
      if (database !== 'embedded') {
        throw new BackupError(
          'The backup is of the postgres database, and the settings name embedded: set DATABASE_URL.',
        );
      }
      if (existsSync(directory)) throw new BackupError(`There is a database in ${directory}.`);
    },
    async restore(folder, { folders = [] }) {
      const unfinished = `${directory}.restoring`;
      await rm(unfinished, { recursive: true, force: true });
      await copyCluster(folder, folders, unfinished);
      await rename(unfinished, directory);
    },
    digests,
    close: () => lock.release(),
  };
}

/** The database folder of a backup, with the empty folders that a copy elsewhere may have dropped. */
async function copyCluster(folder: string, folders: readonly string[], to: string): Promise<void> {
  await cp(join(folder, EMBEDDED_PART), to, { recursive: true });
  for (const path of folders.filter((each) => each.startsWith(`${EMBEDDED_PART}/`))) {
    await mkdir(join(to, path.slice(EMBEDDED_PART.length + 1)), { recursive: true, mode: 0o700 });
  }
}

function postgresDump(url: string, tools: string): DatabaseDump {
  const call = async (tool: string, args: readonly string[]) => {
    try {
      // In the environment, so that a list of processes shows no password
      await run(join(tools, tool), [...args, '--dbname', withoutPassword(url)], {
        env: { ...process.env, PGPASSWORD: decodedPart(new URL(url).password) },
      });
    } catch (error) {
      const { code, stderr } = Object(error);
      if (code === 'ENOENT') throw new BackupError(`${tool} is not installed.`);
      throw new BackupError(`${tool} failed: ${String(stderr ?? error).trim()}`);
    }
  };
  const withPool = async <T>(work: (pool: ConnectionPool) => Promise<T>): Promise<T> => {
    const pool = postgresPool(url);
    try {
      return await endless(() => work(pool));
    } catch (error) {
      throw postgresStartError(error, url) ?? error;
    } finally {
      await pool.close();
    }
  };
  return {
    kind: 'postgres',
    dump: (folder) =>
      withPool((pool) =>
        inSnapshot(pool, async (connection, snapshot) => {
          const file = join(folder, POSTGRES_PART);
          const of = [`--snapshot=${snapshot}`, `--file=${file}`];
          await call('pg_dump', ['--format=custom', '--no-owner', ...of]);
          return digestTables(connection);
        }),
      ),
    requireEmpty: () =>
      withPool(async (pool) => {
        const [table] = await pool.withConnection(tableNames);
        if (table === undefined) return;
        const database = new URL(url).pathname.slice(1);
        throw new BackupError(`The database ${database} has tables: restore into an empty one.`);
      }),
    async restore(folder, { database, folders = [] }) {
      if (database === 'embedded') {
        return withPool((pool) => restoreEmbedded(folder, folders, pool));
      }
      const of = ['--exit-on-error', '--single-transaction', join(folder, POSTGRES_PART)];
      await call('pg_restore', ['--no-owner', ...of]);
    },
    digests: () => withPool((pool) => inSnapshot(pool, digestTables)),
    close: async () => undefined,
  };
}

/** Reads one state of the database, however long it takes. */
function inSnapshot<T>(
  pool: ConnectionPool,
  work: (connection: Connection, snapshot: string) => Promise<T>,
): Promise<T> {
  return pool.withConnection(async (connection) => {
    await connection.exec('begin isolation level repeatable read read only');
    try {
      // While a program copies from it, the transaction that holds the state does nothing
      await connection.exec(
        'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
      );
      const [row] = decodeRows(await connection.query('select pg_export_snapshot() as snapshot'));
      return await work(connection, String(row?.snapshot));
    } finally {
      await connection.exec('rollback');
    }
  });
}

/** An embedded database is opened as a copy, since opening it writes to it. */
async function restoreEmbedded(
  folder: string,
  folders: readonly string[],
  target: ConnectionPool,
): Promise<void> {
  await withClusterCopy(folder, folders, (source) => copyDatabase(source, target));
}

/** Works on a temporary copy of a backup's embedded database. */
export async function withClusterCopy<T>(
  folder: string,
  folders: readonly string[],
  work: (pool: ConnectionPool) => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(join(tmpdir(), 'vikari-backup-'));
  try {
    await copyCluster(folder, folders, join(place, 'postgres'));
    const pool = await openClusterFolder(join(place, 'postgres'));
    try {
      return await endless(() => work(pool));
    } finally {
      await pool.close();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function withoutPassword(url: string): string {
  return Object.assign(new URL(url), { password: '' }).href;
}
