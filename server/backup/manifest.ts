import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../lib/syncFolder';
import { BackupError } from './backupError';
import type { TableDigest } from './tableDigests.repository';

/** A file of a backup, by its path in the folder, with `/`. */
interface BackupFile {
  path: string;
  bytes: number;
  /** Hex. */
  sha256: string;
}

/** The manifest of a backup's folder, written last: a folder without it is incomplete. */
export interface Manifest {
  /** 1 is from before there were hashes: it has no `files`, `folders` or `tables`. */
  version: 1 | 2;
  madeAt: string;
  database: 'embedded' | 'postgres';
  objects: number;
  /** Whether the master keys are in the folder, or only in the operator's FILE_KEYS. */
  keys: 'key file' | 'FILE_KEYS';
  /** The same of the server keys; a backup from before there were any says nothing. */
  serverKeys?: 'key file' | 'SERVER_KEYS';
  /** Every file but the manifest. */
  files?: BackupFile[];
  /** Every folder: an empty one is a part of a database, and a copy elsewhere may drop it. */
  folders?: string[];
  /** What each table had, by its name. */
  tables?: Record<string, TableDigest>;
}

const MANIFEST = 'manifest.json';

/** Every file and folder below, by its path with `/`. */
async function entriesBelow(folder: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
  const below = (kind: 'isFile' | 'isDirectory') =>
    entries
      .filter((entry) => entry[kind]())
      .map(pathOf)
      .sort();
  return { files: below('isFile'), folders: below('isDirectory') };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Makes all below readable by this user alone, and lists it with its hashes. */
export async function sealFolder(
  folder: string,
): Promise<Required<Pick<Manifest, 'files' | 'folders'>>> {
  const { files: paths, folders } = await entriesBelow(folder);
  for (const path of folders) await chmod(join(folder, path), 0o700);
  const files: BackupFile[] = [];
  for (const path of paths) {
    const full = join(folder, path);
    await chmod(full, 0o600);
    files.push({ path, bytes: (await stat(full)).size, sha256: await hashOf(full) });
  }
  return { files, folders };
}

/** Writes the manifest so that it is complete on the disk, or absent. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(join(folder, MANIFEST), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}

/** @throws BackupError when there is none, or it is none that this version reads. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${path} is missing: this is no whole backup.`);
  const manifest = parsed(text);
  if (manifest === null) throw new BackupError(`${path} is damaged: this is no whole backup.`);
  if (manifest.version !== 1 && manifest.version !== 2) {
    throw new BackupError('The backup is of another version of Vikari.');
  }
  return manifest;
}

function parsed(text: string): Manifest | null {
  try {
    const value: Manifest = JSON.parse(text);
    const isWhole =
      Object(value).version === 1 ||
      (Array.isArray(Object(value).files) && typeof Object(value).tables === 'object');
    return isWhole || typeof Object(value).version === 'number' ? value : null;
  } catch {
    return null;
  }
}

/** What differs between a folder and its manifest, a line each: missing, changed, added. */
export async function changesSince(folder: string, { files = [] }: Manifest): Promise<string[]> {
  const there = new Set((await entriesBelow(folder)).files);
  const problems: string[] = [];
  for (const { path, bytes, sha256 } of files) {
    const full = join(folder, path);
    if (!there.delete(path)) problems.push(`${path} is missing`);
    else if ((await stat(full)).size !== bytes) problems.push(`${path} has another size`);
    else if ((await hashOf(full)) !== sha256) problems.push(`${path} is changed`);
  }
  there.delete(MANIFEST);
  return [...problems, ...[...there].map((path) => `${path} is none of the backup`)];
}
