import { type Clock, today } from '../lib/clock';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { type AdRecord, applyRecords } from './applyRecords';
import { countSkipped, type ImportCounts, isEventful, noCounts } from './counts';
import { countHeld, forgetAdsBefore } from './importedAds.repository';
import { markMissing } from './markMissing';
import type { RawRecord } from './readRecords';
import {
  deleteRun,
  deleteRunsBefore,
  endRun,
  type Failure,
  findOpenRun,
  insertFailures,
  insertRun,
  type RunKind,
  type RunOutcome,
  renewLease,
  saveCounts,
} from './runs.repository';
import type { Source } from './source';

/** Records per transaction. */
const BATCH = 250;
/** A run that has not renewed its lease for so long has died; pauses are shorter. */
const LEASE = 2 * MINUTE;
/** Failed records that a run stores; all of them are counted. */
const MOST_FAILURES = 1000;
/** How long the history is kept, and what is known of ads that are gone. */
const RUNS_KEPT = 90 * DAY;
const GONE_KEPT = 30 * DAY;

/** Another command reads the same source. */
class AnotherRunError extends Error {
  override name = 'AnotherRunError';
}

/** The run was asked to stop. */
export class StoppedError extends Error {
  override name = 'StoppedError';
}

export interface RunDeps {
  db: Database;
  clock: Clock;
  source: Source;
  /** Aborted when the command is asked to stop; the current batch is still stored. */
  stop?: AbortSignal | undefined;
}

export interface RunPlan {
  origin: string;
  kind: RunKind;
  /** A later snapshot of the same origin has been read, so that this one cannot say what is gone. */
  isLate?: boolean;
  /**
   * A run that changed nothing leaves no row in the history, as when a source is watched. An ad
   * that gave no job before and still gives none is no change.
   */
  isQuiet?: boolean;
}

/** What a run has done, and what a person should know of it: why nothing was marked missing. */
export interface RunReport extends ImportCounts {
  note: string | null;
}

/** One reading of a source, from its row in the history to its end. */
export interface ImportRun {
  readonly report: RunReport;
  /**
   * Applies records in batches, each in a transaction, and keeps the last, unfinished batch for
   * `finish` or `keepBatch`. False when the records were cut off.
   *
   * @param isLast - whether a record is the newest of its ad; all are when absent.
   */
  read(
    records: AsyncIterable<RawRecord>,
    isLast?: (jobId: string, position: number) => boolean,
  ): Promise<boolean>;
  /** Renews the run's lease. @throws AnotherRunError when it was given up meanwhile. */
  keepLease(): Promise<void>;
  /** Counts a request that was made again. */
  countRetry(): void;
  /** Stores the unfinished batch, where the run cannot finish. */
  keepBatch(): Promise<void>;
  /**
   * After a whole snapshot: marks what it lacks, or says in the note why not.
   *
   * @param newest - the newest version in a snapshot of an unknown time (see `markMissing`).
   */
  markMissing(newest?: number | null): Promise<void>;
  /** Stores the last batch, what `also` stores and the end of the run in one transaction. */
  finish(also?: (tx: Queryable) => Promise<void>): Promise<void>;
}

/**
 * Begins a run, does `work` in it, and writes down how it ended. Another command's run of the same
 * source is not waited for: this one is refused, unless that one has died.
 *
 * @throws AnotherRunError
 */
export async function withRun<Result>(
  deps: RunDeps,
  plan: RunPlan,
  work: (run: ImportRun) => Promise<Result>,
): Promise<Result> {
  const id = await begin(deps, plan);
  const { db, clock, source } = deps;
  const held = plan.kind === 'snapshot' ? await countHeld(db, source.name, today(clock)) : 0;
  const run = createRun(deps, plan, { id, held });
  try {
    return await work(run);
  } catch (error) {
    const outcome: RunOutcome = error instanceof StoppedError ? 'stopped' : 'failed';
    const note = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const { note: _none, ...counts } = run.report;
    const at = instant(deps.clock.now());
    // The first error says more than one about a store that is gone
    await endRun(deps.db, id, { at, outcome, note, counts }).catch(() => undefined);
    throw error;
  }
}

async function begin({ db, clock, source }: RunDeps, { origin, kind }: RunPlan): Promise<number> {
  const now = clock.now();
  const open = await findOpenRun(db, source.name);
  // The embedded store is used by one process at a time, so an open run is one that was killed
  const hasDied = open && (db.kind === 'embedded' || Date.parse(open.leaseUntil) < now);
  if (open && hasDied) {
    await endRun(db, open.id, {
      at: instant(now),
      outcome: 'abandoned',
      note: 'It ended without a word.',
      counts: null,
    });
  }
  const id =
    open && !hasDied
      ? null
      : await insertRun(db, {
          source: source.name,
          origin,
          kind,
          startedAt: instant(now),
          leaseUntil: instant(now + LEASE),
        });
  if (id !== null) return id;
  const until = open ? ` If it was killed, try again after ${open.leaseUntil}.` : '';
  throw new AnotherRunError(`Another command is reading ${source.name}.${until}`);
}

/** @param held - the open jobs of the source before the run. */
function createRun(
  { db, clock, source, stop }: RunDeps,
  plan: RunPlan,
  { id, held }: { id: number; held: number },
): ImportRun {
  let counts = noCounts();
  let pending: AdRecord[] = [];
  let failures: Failure[] = [];
  let failed = 0;
  let isFailed = false;
  /** Records of which it is not known which ad they are about. */
  let nameless = 0;
  let note: string | null = null;

  const at = () => instant(clock.now());

  async function renew(tx: Queryable): Promise<void> {
    if (!(await renewLease(tx, id, instant(clock.now() + LEASE)))) {
      throw new AnotherRunError('This run was given up, and another command has begun.');
    }
  }

  /** Stores the current batch; `also` runs in the same transaction. */
  async function store(
    also: (tx: Queryable, counts: ImportCounts) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const reading = { source: source.name, runId: id, at: at() };
    counts = await db.transaction(async (tx) => {
      await renew(tx);
      // A copy, since a transaction may be tried again
      const next = structuredClone(counts);
      const unusable = await applyRecords(tx, reading, pending, next);
      // A watched source repeats the same records for a while
      const isNews = ({ jobId }: Failure) => jobId === null || unusable.has(jobId);
      const reported = plan.isQuiet ? failures.filter(isNews) : failures;
      await insertFailures(tx, id, reported);
      isFailed ||= reported.length > 0;
      await saveCounts(tx, id, next);
      await also(tx, next);
      return next;
    });
    pending = [];
    failures = [];
  }

  function fail(failure: Failure): void {
    countSkipped(counts, failure.reason, failure.position);
    if (source.notOurs.has(failure.reason) || failed >= MOST_FAILURES) return;
    failed += 1;
    failures.push(failure);
  }

  /** Adds a record to the current batch. */
  function take(raw: RawRecord, isLast: (jobId: string, position: number) => boolean): void {
    counts.read += 1;
    const { position } = raw;
    if ('reason' in raw) {
      nameless += 1;
      fail({ position, jobId: null, reason: raw.reason });
      return;
    }
    if (raw.isLatin1) counts.latin1 += 1;
    const jobId = source.jobIdOf(raw.value);
    if (jobId === null) nameless += 1;
    if (jobId !== null && !isLast(jobId, position)) {
      counts.repeated += 1;
      return;
    }
    const record = source.read(raw.value);
    if (record.kind === 'unusable') fail({ position, jobId, reason: record.reason });
    if (jobId !== null) pending.push({ ...record, jobId });
  }

  return {
    get report() {
      return { ...counts, note };
    },
    async read(records, isLast = () => true) {
      // Of this reading: an answer that was cut off is asked for again, from its beginning
      nameless = 0;
      for await (const raw of records) {
        take(raw, isLast);
        if ('reason' in raw && raw.reason === 'cut_off') return false;
        if (pending.length < BATCH && failures.length < BATCH) continue;
        await store();
        if (stop?.aborted) throw new StoppedError('It was asked to stop.');
      }
      return true;
    },
    async keepLease() {
      if (stop?.aborted) throw new StoppedError('It was asked to stop.');
      await renew(db);
    },
    countRetry() {
      counts.retries += 1;
    },
    keepBatch: () => store(),
    async markMissing(newest = null) {
      await store();
      const reading = { source: source.name, runId: id, at: at() };
      const inTransaction = async (work: (tx: Queryable) => Promise<number>) => {
        const before = counts.missing;
        await store(async (tx, next) => {
          next.missing += await work(tx);
        });
        return counts.missing - before;
      };
      const { origin, isLate = false } = plan;
      const snapshot = { origin, newest, isLate, nameless };
      note = await markMissing({ db, clock, reading, held, snapshot, inTransaction });
    },
    async finish(also = async () => undefined) {
      await store(async (tx, next) => {
        const now = clock.now();
        await also(tx);
        await forgetAdsBefore(tx, source.name, instant(now - GONE_KEPT));
        await deleteRunsBefore(tx, instant(now - RUNS_KEPT));
        await endRun(tx, id, { at: instant(now), outcome: 'done', note, counts: next });
        const isNews = isEventful(next) || isFailed || note !== null;
        if (plan.isQuiet && !isNews) await deleteRun(tx, id);
      });
    },
  };
}
