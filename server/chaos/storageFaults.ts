import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFiles } from '../files/files.service';
import { folderStore } from '../files/folderStore';
import { createMasterKeys, newMasterKey } from '../files/masterKeys';
import { createVault } from '../files/vault';
import { systemClock } from '../lib/clock';
import { DAY } from '../lib/time';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/openDatabase';
import { PLAIN_TEXT } from './uploadWork';

/** After this time nothing that a crash left may remain. */
const LATER = 2 * DAY;

/** How many changes of each kind a candidate's saves should have written. */
interface ExpectedChanges {
  userId: string;
  type: string;
  changes: number;
}

/**
 * Checks the data folder of a killed server without using its services: whether it contains a file
 * in plain text, a save that was stored twice or not at all, and, two days later and after the
 * background tasks, an object or a row that belongs to no document.
 */
export async function storageFaults(
  dataDir: string,
  expected: readonly ExpectedChanges[],
): Promise<string[]> {
  const faults = await plainTextIn(dataDir);
  const db = await openDatabase({ dataDir, databaseUrl: null });
  try {
    for (const { userId, type, changes } of expected) {
      const [row] = await db.query<{ count: number }>(
        'select count(*)::int as count from change_log where scope = $1 and type = $2',
        [`user:${userId}`, type],
      );
      if (row?.count !== changes) {
        faults.push(
          `${changes} saves (${type}) were stored, and ${row?.count} changes were reported`,
        );
      }
    }
    await runTimers(db, `${dataDir}/files`);
    faults.push(...(await orphans(db, `${dataDir}/files`)));
  } finally {
    await db.close();
  }
  return faults;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

async function plainTextIn(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of await filesBelow(folder)) {
    if ((await readFile(path)).includes(PLAIN_TEXT)) faults.push(`${path} holds plain text`);
  }
  return faults;
}

async function runTimers(db: Database, folder: string): Promise<void> {
  const store = folderStore(folder);
  const files = createFiles({
    db,
    store,
    // Nothing is read
    vault: createVault({ store, keys: createMasterKeys([newMasterKey('2026-01-01')]) }),
    clock: { now: () => systemClock.now() + LATER },
    onError(error) {
      throw error;
    },
  });
  while ((await files.prune()) > 0);
  await files.sweep();
}

async function orphans(db: Database, folder: string): Promise<string[]> {
  const list = async (sql: string) => (await db.query<{ id: string }>(sql)).map(({ id }) => id);
  const named = await list('select object as id from file_frames');
  const objects = (await filesBelow(folder)).map((path) => path.slice(folder.length + 1));
  const ofDocuments = await list('select file_id as id from user_documents');
  const files = await list('select id from files');
  const uploads = await list('select id from uploads');
  return [
    ...objects.filter((name) => !named.includes(name)).map((name) => `No row names ${name}`),
    ...named.filter((name) => !objects.includes(name)).map((name) => `${name} is missing`),
    ...files.filter((id) => !ofDocuments.includes(id)).map((id) => `No document has file ${id}`),
    ...uploads.map((id) => `Upload ${id} is still under way`),
  ];
}
