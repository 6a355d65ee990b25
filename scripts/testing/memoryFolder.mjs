// @ts-check
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const LEAST_FREE = 3 * 2 ** 30;

/**
 * A new folder in memory, for what tests store and throw away: a database is some 900 files, and
 * copying one took ten times as long on a disk. null where the system has none, or no room in it.
 */
export async function memoryFolder() {
  const system = await statfs(MEMORY).catch(() => null);
  if (system === null || system.bavail * system.bsize < LEAST_FREE) return null;
  const folder = await mkdtemp(join(MEMORY, 'vikari-tests-'));
  // PostgreSQL and ClamAV have users of their own
  await chmod(folder, 0o755);
  return folder;
}
