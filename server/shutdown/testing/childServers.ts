import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../storage/database';
import { fillDataFolder } from '../../storage/testing/dataFolder';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import { type ChildServer, startChildServer } from '../childServer';

/** Servers in separate processes, one after the other on the same store. */
export interface ChildServers {
  /** The store, when it is a database of a PostgreSQL server. */
  database: Database | null;
  /** Starts one with so many seconds to finish its requests when it is stopped. */
  start(shutdownSeconds: number): Promise<ChildServer>;
  /** Kills the servers that still run, and removes the store. */
  close(): Promise<void>;
}

/** Uses the kind of store that the suite runs on: a new folder, or a new database. */
export async function createChildServers(): Promise<ChildServers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vikari-stop-'));
  const { TEST_DATABASE_URL: server } = process.env;
  const database = server ? await createTestDatabase() : null;
  const rows = await database?.query<{ name: string }>('select current_database() as name');
  const [row] = rows ?? [];
  const databaseUrl =
    server && row ? Object.assign(new URL(server), { pathname: `/${row.name}` }).href : '';
  if (!server) await fillDataFolder(dataDir);
  const children: ChildServer[] = [];
  return {
    database,
    async start(shutdownSeconds) {
      const child = await startChildServer({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SHUTDOWN_SECONDS: String(shutdownSeconds),
      });
      children.push(child);
      return child;
    },
    async close() {
      for (const { process: child, exited } of children) {
        child.kill('SIGKILL');
        await exited;
      }
      await database?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
