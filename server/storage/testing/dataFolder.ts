import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../openDatabase';
import { templateSource } from './templateSource';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/vikari/', import.meta.url));

/**
 * Puts a migrated, empty database into a data folder that has none, as a copy: a server's first
 * start takes seconds, and is a test's business only where it is what is tested.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const { version } = await templateSource();
  const template = join(CACHE, `data-folder-${version}`);
  if (!existsSync(template)) await makeTemplate(template);
  await cp(join(template, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
}

async function makeTemplate(folder: string): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}`;
  const db = await openDatabase({ dataDir: unfinished, databaseUrl: null });
  await db.close();
  // Two test files may make it at the same time: the first one's stays
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}
