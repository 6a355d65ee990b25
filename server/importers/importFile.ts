import type { ImportCounts } from './counts';
import { type RunDeps, type RunPlan, withRun } from './importRun';
import { readRecords } from './readRecords';
import type { Source } from './source';
import { UnreadableFileError } from './textBytes';

/** A file that can be read twice. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

/**
 * Reads a file of ads and brings the store to what it says. Of several records about one ad the last
 * one counts: the file is read once to find it, and once to apply it. The same file again changes
 * nothing. No record stops the run; the counts say what was left out. Memory holds one batch, and
 * the ids of the file.
 *
 * @param cursor - stored with the last batch, where the file is one of a row of files.
 * @throws UnreadableFileError when it cannot be read, or ends in the middle.
 */
export async function importFile(
  deps: RunDeps,
  plan: RunPlan,
  open: OpenFile,
  cursor: string | null = null,
): Promise<ImportCounts> {
  return withRun(deps, plan, async (run) => {
    const last = await lastWords(open, deps.source);
    await run.keepLease();
    const isWhole = await run.read(
      readRecords(open()),
      (jobId, position) => last.get(jobId) === position,
    );
    if (!isWhole && plan.kind !== 'file') {
      throw new UnreadableFileError('The file is cut off; it will be read again.');
    }
    if (plan.kind === 'snapshot') await run.markMissing();
    await run.finish(cursor);
    return run.counts;
  });
}

/** The position of the last record about each ad. */
async function lastWords(open: OpenFile, source: Source): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  for await (const raw of readRecords(open())) {
    const jobId = 'value' in raw ? source.jobIdOf(raw.value) : null;
    if (jobId !== null) last.set(jobId, raw.position);
  }
  return last;
}
