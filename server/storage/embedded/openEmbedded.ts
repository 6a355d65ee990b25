import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../lib/syncFolder';
import type { ConnectionPool } from '../connection';
import { embeddedPool } from './embeddedPool';
import { lockDataFolder } from './lock';
import { startWorkerEngine, type WorkerEngine } from './workerEngine';

/**
 * Opens the embedded database in `<dataDir>/postgres`, creating it at the first start, and holds
 * the folder's lock until it is closed.
 * @throws DataFolderInUseError when another process uses the folder.
 */
export async function openEmbedded(
  dataDir: string,
  onProgress: (message: string) => void,
): Promise<ConnectionPool> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataFolder(dataDir);
  try {
    const directory = join(dataDir, 'postgres');
    if (!existsSync(directory)) {
      onProgress('Creating the embedded database (a few seconds, the first time only)');
      await createCluster(dataDir, directory);
    }
    const pool = await openClusterFolder(directory);
    return {
      ...pool,
      async close() {
        await pool.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens a database folder that the caller has to itself, as the copy of a backup. */
export async function openClusterFolder(directory: string): Promise<ConnectionPool> {
  const reopen = () => openEngine(directory);
  return embeddedPool(await reopen(), { reopen });
}

/**
 * Creates the cluster under another name and renames it when it is complete and on the disk, so
 * that an interrupted first start leaves nothing half made. It takes 700 MB of memory, which are
 * freed with its thread.
 */
async function createCluster(dataDir: string, directory: string): Promise<void> {
  const unfinished = join(dataDir, 'postgres.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  const engine = await openEngine(unfinished);
  try {
    await engine.call({ kind: 'close', syncTree: unfinished });
  } finally {
    await engine.terminate();
  }
  await rename(unfinished, directory);
  await syncFolder(dataDir);
}

async function openEngine(directory: string): Promise<WorkerEngine> {
  const engine = startWorkerEngine();
  try {
    await engine.call({ kind: 'open', directory, templateFile: null });
    return engine;
  } catch (error) {
    await engine.terminate();
    throw error;
  }
}
