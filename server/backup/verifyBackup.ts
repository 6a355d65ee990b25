import { join } from 'node:path';
import type { Config } from '../config/config';
import { KEY_FILE, keysIn } from '../files/keyFile';
import { SERVER_KEY_FILE } from '../identity/serverKeys';
import { databaseOver } from '../storage/databaseOver';
import { partsOf } from './backup';
import { type Contents, checkContents, contentsOf, type KnownKeys } from './contents.repository';
import { POSTGRES_PART, withClusterCopy } from './databaseDump';
import { changesSince, type Manifest, readManifest } from './manifest';
import { readPostgresDump } from './postgresDumpReader';
import { differingTables, digestTables } from './tableDigests.repository';

export interface Verification {
  manifest: Manifest;
  bytes: number;
  /** Files that were decrypted whole. */
  opened: number;
  /** None of a whole backup. */
  problems: string[];
  /** What was not tried, and why. */
  notes: string[];
}

/**
 * Whether a backup is whole, without a database server: every file as it was made, the dump readable
 * to its end with the rows that were counted, every file that it names there and, with the keys, open.
 * It writes nothing to the backup.
 * @throws BackupError when the folder has no manifest that this version reads.
 */
export async function verifyBackup(
  folder: string,
  { config, tools }: { config: Pick<Config, 'files' | 'serverKeys'>; tools?: string },
): Promise<Verification> {
  const manifest = await readManifest(folder);
  const bytes = (manifest.files ?? []).reduce((sum, file) => sum + file.bytes, 0);
  const notes =
    manifest.version === 1 ? ['It is from before there were hashes: they were not compared.'] : [];
  const changed = manifest.version === 1 ? [] : await changesSince(folder, manifest);
  const result = { manifest, bytes, opened: 0, problems: changed, notes };
  // What is not as it was made is not opened
  if (changed.length > 0) return result;
  const { contents, problems } = await readContents(folder, manifest, tools);
  const checked = await checkContents(contents, {
    store: partsOf(folder).objects,
    ...(await keysOf(folder, manifest, config)),
  });
  return {
    ...result,
    opened: checked.opened,
    problems: [...problems, ...checked.problems],
    notes: [...notes, ...checked.notes],
  };
}

async function readContents(
  folder: string,
  { database, folders = [], tables }: Manifest,
  tools?: string,
): Promise<{ contents: Contents; problems: string[] }> {
  if (database === 'embedded') {
    return withClusterCopy(folder, folders, async (pool) => {
      const digests = await pool.withConnection(digestTables);
      const contents = await contentsOf(databaseOver(pool));
      return { contents, problems: tables ? differingTables(tables, digests) : [] };
    });
  }
  const { contents, rows } = await readPostgresDump(join(folder, POSTGRES_PART), tools);
  const problems = Object.entries(tables ?? {}).flatMap(([table, counted]) =>
    rows.get(table) === counted.rows
      ? []
      : [`${table}: ${counted.rows} rows were backed up, ${rows.get(table) ?? 'none'} are there`],
  );
  return { contents, problems };
}

/** The keys of the backup's own files, or else the settings'. */
async function keysOf(
  folder: string,
  { keys, serverKeys }: Manifest,
  config: Pick<Config, 'files' | 'serverKeys'>,
): Promise<KnownKeys> {
  return {
    masterKeys:
      keys === 'key file' ? await keysIn(join(folder, KEY_FILE)) : config.files.masterKeys,
    serverKeys:
      serverKeys === 'key file' ? await keysIn(join(folder, SERVER_KEY_FILE)) : config.serverKeys,
  };
}
