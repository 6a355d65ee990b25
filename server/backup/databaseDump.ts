import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '../config/config';
import { type FolderLock, lockDataFolder } from '../storage/embedded/lock';

const run = promisify(execFile);

/** A message for the operator, shown without a stack trace. */
export class BackupError extends Error {
  readonly expected = true;
  override name = 'BackupError';
}

/** Copies the database of a run into a backup's folder, and restores it. */
export interface DatabaseDump {
  /** What `restore` needs to know; stored in the manifest. */
  kind: 'embedded' | 'postgres';
  /** Copies a consistent state of the database. */
  dump(folder: string): Promise<void>;
  /** @throws BackupError when there is a database already. */
  restore(folder: string): Promise<void>;
  /** To be called when the backup or the restoration has ended. */
  close(): Promise<void>;
}

/**
 * The embedded database is copied as a folder, and has to be stopped; PostgreSQL is copied by its
 * own `pg_dump` while it runs.
 * @param tools - the folder of `pg_dump` and `pg_restore`; those on the PATH when absent.
 * @throws DataFolderInUseError while a server uses the embedded database.
 */
export async function openDatabaseDump(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  tools = '',
): Promise<DatabaseDump> {
  if (databaseUrl !== null) return postgresDump(databaseUrl, tools);
  await mkdir(dataDir, { recursive: true });
  return embeddedDump(join(dataDir, 'postgres'), await lockDataFolder(dataDir));
}

function embeddedDump(directory: string, lock: FolderLock): DatabaseDump {
  return {
    kind: 'embedded',
    async dump(folder) {
      if (!existsSync(directory)) throw new BackupError(`There is no database in ${directory}.`);
      await cp(directory, join(folder, 'database'), { recursive: true });
    },
    async restore(folder) {
      if (existsSync(directory)) throw new BackupError(`There is a database in ${directory}.`);
      await cp(join(folder, 'database'), directory, { recursive: true });
    },
    close: () => lock.release(),
  };
}

function postgresDump(url: string, tools: string): DatabaseDump {
  const call = async (tool: string, args: readonly string[]) => {
    try {
      // In the environment, so that a list of processes shows no password
      await run(join(tools, tool), [...args, '--dbname', withoutPassword(url)], {
        env: { ...process.env, PGPASSWORD: decodeURIComponent(new URL(url).password) },
      });
    } catch (error) {
      const { code, stderr } = Object(error);
      if (code === 'ENOENT') throw new BackupError(`${tool} is not installed.`);
      throw new BackupError(`${tool} failed: ${String(stderr ?? error).trim()}`);
    }
  };
  return {
    kind: 'postgres',
    dump: (folder) =>
      call('pg_dump', ['--format=custom', '--no-owner', `--file=${join(folder, 'database.dump')}`]),
    restore: (folder) =>
      call('pg_restore', [
        '--no-owner',
        '--exit-on-error',
        '--single-transaction',
        join(folder, 'database.dump'),
      ]),
    close: async () => undefined,
  };
}

function withoutPassword(url: string): string {
  return Object.assign(new URL(url), { password: '' }).href;
}
