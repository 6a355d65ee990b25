import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportCounts } from './counts';
import { importFile } from './importFile';
import type { RunDeps } from './importRun';
import { findCursor } from './runs.repository';

const NAME = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/iu;
const SNAPSHOT = /^snapshot/iu;

/**
 * Reads the files of a folder that have not been read yet, in the order of their names: those whose
 * name begins with `snapshot` as snapshots, the others as changes. The name of the last one is
 * stored, and a later command goes on after it.
 *
 * @returns the counts of each file that was read.
 */
export async function importFolder(
  deps: RunDeps,
  folder: string,
): Promise<{ name: string; counts: ImportCounts }[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const cursor = (await findCursor(deps.db, deps.source.name, folder)) ?? '';
  const read: { name: string; counts: ImportCounts }[] = [];
  for (const name of names.filter((one) => one > cursor)) {
    const kind = SNAPSHOT.test(name) ? 'snapshot' : 'changes';
    const open = () => createReadStream(join(folder, name));
    read.push({ name, counts: await importFile(deps, { origin: folder, kind }, open, name) });
  }
  return read;
}
