import { instant, MINUTE, SECOND } from '../lib/time';
import { type ImportRun, type RunDeps, type RunReport, StoppedError, withRun } from './importRun';
import { type OpenAnswer, RetryableError } from './network';
import { readRecords } from './readRecords';
import { findCursor, saveCursor } from './runs.repository';
import type { SourceAddresses } from './source';

/** Waits; ends early when the signal is aborted, and never throws. */
type Wait = (milliseconds: number, stop: AbortSignal) => Promise<void>;

export interface SyncDeps extends RunDeps {
  stop: AbortSignal;
  addresses: SourceAddresses;
  open: OpenAnswer;
  wait: Wait;
  /** From 0 to 1. */
  random: () => number;
  /** Called for each request that failed and will be made again. */
  onRetry?: (message: string) => void;
}

/**
 * How far before the cursor changes are requested again: an event may be published a little after
 * its own timestamp, and clocks differ.
 */
const OVERLAP = 10 * MINUTE;
const FIRST_PAUSE = 2 * SECOND;
const LONGEST_PAUSE = 5 * MINUTE;
const ATTEMPTS = 8;
/** A pause is up to this part longer, so that nodes do not retry at the same time. */
const JITTER = 0.25;
/** Shorter than a lease, so that it is kept during long pauses. */
const SLICE = 30 * SECOND;

/**
 * Brings the store to the source's state: by the snapshot when none was read before or `snapshot`
 * is set, else by the changes since the stored cursor. A response that breaks off is requested
 * again from its beginning; records of it that are stored already count as unchanged.
 *
 * @returns what each reading did.
 */
export async function syncSource(
  deps: SyncDeps,
  options: { snapshot?: boolean; isQuiet?: boolean } = {},
): Promise<RunReport[]> {
  const { origin } = deps.addresses;
  const cursor = await findCursor(deps.db, deps.source.name, origin);
  const all: RunReport[] = [];
  if (cursor === null || options.snapshot) all.push(await readSnapshot(deps));
  all.push(await readChanges(deps, options.isQuiet ?? false));
  return all;
}

function readSnapshot(deps: SyncDeps): Promise<RunReport> {
  const { origin, snapshot } = deps.addresses;
  return withRun(deps, { origin, kind: 'snapshot' }, async (run) => {
    const from = await readAnswer(deps, run, snapshot);
    await run.markMissing();
    await run.finish((tx) => saveCursor(tx, deps.source.name, origin, instant(from - OVERLAP)));
    return run.report;
  });
}

function readChanges(deps: SyncDeps, isQuiet: boolean): Promise<RunReport> {
  const { origin } = deps.addresses;
  return withRun(deps, { origin, kind: 'changes', isQuiet }, async (run) => {
    const cursor = Date.parse((await findCursor(deps.db, deps.source.name, origin)) ?? '');
    if (Number.isNaN(cursor)) throw new Error('There is no cursor: read a snapshot first.');
    const until = await readAnswer(deps, run, deps.addresses.changesSince(cursor));
    const next = instant(Math.max(cursor, until - OVERLAP));
    await run.finish((tx) => saveCursor(tx, deps.source.name, origin, next));
    return run.report;
  });
}

/**
 * Reads a response to its end, with retries.
 *
 * @returns the time of the request, by our clock or the source's, whichever is earlier: the
 * response has everything before it.
 */
async function readAnswer(deps: SyncDeps, run: ImportRun, url: string): Promise<number> {
  const { addresses, clock, open, stop } = deps;
  for (let attempt = 1; ; attempt += 1) {
    await run.keepLease();
    const asked = clock.now();
    try {
      const { bytes, date } = await open(url, addresses.headers, stop);
      if (await run.read(readRecords(bytes))) return Math.min(asked, date ?? asked);
      throw new RetryableError('The answer ends in the middle.');
    } catch (error) {
      if (stop.aborted) throw new StoppedError('It was asked to stop.');
      if (!(error instanceof RetryableError) || attempt === ATTEMPTS) throw error;
      run.countRetry();
      deps.onRetry?.(error.message);
      await pause(deps, run, error.retryAfter ?? pauseAfter(attempt, deps.random()));
    }
  }
}

/** 2 s, 4 s, 8 s … at most 5 minutes, and up to a quarter more. */
function pauseAfter(attempt: number, random: number): number {
  const milliseconds = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
  return Math.round(milliseconds * (1 + JITTER * random));
}

async function pause({ wait, stop }: SyncDeps, run: ImportRun, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= SLICE) {
    await wait(Math.min(left, SLICE), stop);
    await run.keepLease();
  }
}

/**
 * Syncs repeatedly until it is stopped. A sync that fails is reported, and the next one begins
 * regardless.
 *
 * @param every - milliseconds between two syncs.
 */
export async function watchSource(
  deps: SyncDeps,
  every: number,
  report: { synced(counts: RunReport[]): void; failed(error: unknown): void },
): Promise<void> {
  while (!deps.stop.aborted) {
    try {
      report.synced(await syncSource(deps, { isQuiet: true }));
    } catch (error) {
      if (error instanceof StoppedError) return;
      report.failed(error);
    }
    await deps.wait(every, deps.stop);
  }
}
