import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { instant } from '../lib/time';
import { byOrder, isAdsFile, kindOfFile } from './folderOrder';
import { type FileReport, importFile, type OpenFile } from './importFile';
import { findReadFiles, type ReadFile, saveReadFile } from './importFiles.repository';
import type { RunDeps } from './importRun';
import { UnreadableFileError } from './textBytes';

/** What reading one file of a folder gave. */
export interface FolderFile {
  name: string;
  counts: FileReport;
}

/**
 * Reads the files of a folder that have not been read yet: those whose name or content is new, in
 * the order of `byOrder`. Names that begin with `snapshot` are snapshots, the others have changes. A
 * file that cannot be read is reported, read again the next time, and stops no other.
 *
 * @param onRead - called after each file, so that its counts are told whatever comes later.
 * @returns what each file gave, failures among them.
 */
export async function importFolder(
  deps: RunDeps,
  folder: string,
  onRead: (file: FolderFile) => void = () => undefined,
): Promise<FolderFile[]> {
  // One folder, however its path is written
  const origin = await realpath(folder);
  const known = await findReadFiles(deps.db, deps.source.name, origin);
  const all: FolderFile[] = [];
  for (const name of await adsFilesIn(origin)) {
    const counts = await importOne(deps, { origin, name, known });
    if (counts === null) continue;
    all.push({ name, counts });
    onRead({ name, counts });
  }
  return all;
}

async function adsFilesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(isAdsFile).toSorted(byOrder);
  const isFolder = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (found) => found.isDirectory(),
        () => false,
      ),
    ),
  );
  return names.filter((_name, index) => !isFolder[index]);
}

interface FolderPlace {
  origin: string;
  name: string;
  /** The files that have been read; one that is read now is added. */
  known: ReadFile[];
}

/** Reads a file unless it has been read as it is; null then. */
async function importOne(
  deps: RunDeps,
  { origin, name, known }: FolderPlace,
): Promise<FileReport | null> {
  const open: OpenFile = () => bytesOf(join(origin, name));
  const hash = await hashOf(open).catch((error: unknown) => {
    // Reading it for its ads says so again, and in the history
    if (error instanceof UnreadableFileError) return '';
    throw error;
  });
  const before = known.find((file) => file.name === name);
  if (before && before.hash !== '' && before.hash === hash) return null;
  const kind = kindOfFile(name);
  const isLate = known.some((file) => file.kind === 'snapshot' && byOrder(file.name, name) > 0);
  const counts = await importFile(deps, { origin, kind, isLate }, open, async (tx) => {
    const at = instant(deps.clock.now());
    await saveReadFile(tx, { source: deps.source.name, origin, at }, { name, kind, hash });
  });
  if (counts.failure === null) known.push({ name, kind, hash });
  return counts;
}

/** The bytes of a file; a failure of the disk is the file's. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new UnreadableFileError(`It cannot be read (${code}).`);
  }
}

async function hashOf(open: OpenFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of open()) hash.update(chunk);
  return hash.digest('hex');
}
