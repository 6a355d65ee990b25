import type { Queryable } from '../storage/database';
import { noCounts } from './counts';
import { type RunDeps, type RunPlan, type RunReport, withRun } from './importRun';
import { readRecords } from './readRecords';
import type { Source } from './source';
import { UnreadableFileError } from './textBytes';
import { isOlder, versionAfter } from './versions';

/** A file that can be read twice. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

/** What reading a file gave. */
export interface FileReport extends RunReport {
  /** Why it could not be read to its end; null when it was. */
  failure: string | null;
}

/**
 * Reads a file of ads and brings the store to what it says. Of several records about one ad the
 * newest counts, of equals the last one: the file is read once to find it, and once to apply it. The
 * same file again changes nothing. No record stops the run; the counts say what was left out. Of a
 * file that ends in the middle what is whole is stored. Memory holds one batch, and the ids of the
 * file.
 *
 * @param also - runs in the transaction of the last batch, when the file was read to its end.
 */
export async function importFile(
  deps: RunDeps,
  plan: RunPlan,
  open: OpenFile,
  also?: (tx: Queryable) => Promise<void>,
): Promise<FileReport> {
  let report: RunReport = { ...noCounts(), note: null };
  try {
    await withRun(deps, plan, async (run) => {
      try {
        const words = await newestWords(open, deps.source);
        await run.keepLease();
        const isWhole = await run.read(
          readRecords(open()),
          (jobId, position) => words.positions.get(jobId) === position,
        );
        if (!isWhole) {
          await run.keepBatch();
          throw new UnreadableFileError('The file is cut off: it ends in the middle.');
        }
        if (plan.kind === 'snapshot') await run.markMissing(words.newest);
        await run.finish(also);
      } finally {
        report = run.report;
      }
    });
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return { ...report, failure: error.message };
  }
  return { ...report, failure: null };
}

interface NewestWords {
  /** The position of the newest record about each ad. */
  positions: Map<string, number>;
  /** The newest version in the file; null when it has none. */
  newest: number | null;
}

async function newestWords(open: OpenFile, source: Source): Promise<NewestWords> {
  const positions = new Map<string, number>();
  const versions = new Map<string, number | null>();
  let newest: number | null = null;
  for await (const raw of readRecords(open())) {
    const jobId = 'value' in raw ? source.jobIdOf(raw.value) : null;
    if (jobId === null || !('value' in raw)) continue;
    const version = source.versionOf(raw.value);
    if (isOlder(version, versions.get(jobId))) continue;
    positions.set(jobId, raw.position);
    versions.set(jobId, versionAfter(version, versions.get(jobId)));
    if (version !== null && !isOlder(version, newest)) newest = version;
  }
  return { positions, newest };
}
