import { stat } from 'node:fs/promises';
import { setTimeout as timer } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { foundNothing, wasUseless } from '../server/importers/counts';
import { type FolderFile, importFolder } from '../server/importers/importFolder';
import type { RunReport } from '../server/importers/importRun';
import { jobStream, jobTechSource } from '../server/importers/jobtech/adSource';
import { createNetwork } from '../server/importers/network';
import { formatCounts } from '../server/importers/report';
import { findFailures, findRuns, hasRun } from '../server/importers/runs.repository';
import { type SyncDeps, syncSource, watchSource } from '../server/importers/syncSource';
import { SECOND } from '../server/lib/time';
import type { Database } from '../server/storage/database';
import { databaseCommand, type Store } from './lib/databaseCommand';
import { printError, printLine, printText, UsageError } from './lib/print';

const USAGE = `npm run sync:jobtech -- <url or folder> [--snapshot] [--watch] [--every <seconds>]
npm run sync:jobtech -- --runs [--failures <run>]

Brings the jobs of the store to the state of JobStream at the address, or of the files in the folder.
The first time it reads the snapshot, later what has changed since; --snapshot reads it again. --watch
goes on, every 60 seconds or as --every says, until it is stopped. --runs lists the latest runs,
--failures the records of one run that failed.`;

const EVERY = 60;
const RUNS_SHOWN = 50;

const source = jobTechSource(null);

databaseCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      snapshot: { type: 'boolean' },
      watch: { type: 'boolean' },
      every: { type: 'string' },
      runs: { type: 'boolean' },
      failures: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [from, ...rest] = positionals;
  const every = Number(values.every ?? EVERY);
  if (rest.length > 0 || !Number.isInteger(every) || every < 1) throw new UsageError(USAGE);
  if (values.every !== undefined && !values.watch) throw new UsageError(USAGE);
  const { failures } = values;
  if (failures !== undefined && !/^\d{1,15}$/u.test(failures)) throw new UsageError(USAGE);
  if (values.runs && from === undefined && !values.watch && !values.snapshot) {
    return ({ db }) => (failures ? listFailures(db, Number(failures)) : listRuns(db));
  }
  if (from === undefined || values.runs || failures !== undefined) throw new UsageError(USAGE);
  const stop = stopSignal();
  if (!/^https?:\/\//u.test(from)) {
    if (values.watch || values.snapshot) throw new UsageError(USAGE);
    // Before the store is opened, which may make one
    if (!(await stat(from)).isDirectory()) {
      throw new Error(`${from} is a file: npm run import:jobtech -- ${from} reads it.`);
    }
    return ({ db, clock }) => syncFolder({ db, clock }, from, stop);
  }
  return async (store) => {
    const deps = networkDeps(store, from, stop);
    if (values.watch) await watch(deps, every);
    else printAll(await syncSource(deps, { snapshot: values.snapshot ?? false }));
  };
});

/** Aborted by the first SIGTERM or SIGINT: the batch in hand is stored, and the command ends. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => controller.abort());
  }
  return controller.signal;
}

function networkDeps({ db, config, clock }: Store, from: string, stop: AbortSignal): SyncDeps {
  return {
    db,
    clock,
    source,
    stop,
    addresses: jobStream(from),
    open: createNetwork({ fetch, secureOnly: config.mode === 'production' }),
    wait: (milliseconds, signal) =>
      timer(milliseconds, undefined, { signal }).catch(() => undefined),
    random: Math.random,
    onRetry: (message) => printError(`${message} Trying again.`),
  };
}

async function watch(deps: SyncDeps, every: number): Promise<void> {
  let failed = false;
  await watchSource(deps, every * SECOND, {
    synced: (all) => {
      failed = false;
      for (const { added, updated, removed, missing, note } of all) {
        const numbers = `added ${added}, updated ${updated}, removed ${removed + missing}`;
        printLine(`${new Date().toISOString()} ${numbers}${note ? `. ${note}` : ''}`);
      }
    },
    failed: (error) => {
      failed = true;
      printError(error);
    },
  });
  if (failed) process.exitCode = 1;
}

async function syncFolder(
  store: Pick<Store, 'db' | 'clock'>,
  folder: string,
  stop: AbortSignal,
): Promise<void> {
  const files = await importFolder({ ...store, source, stop }, folder, printFile);
  if (files.length === 0) printLine('There is no file that has not been read.');
}

function printFile({ name, counts }: FolderFile): void {
  printLine(name);
  print(counts);
  if (counts.failure !== null) printError(`${name}: ${counts.failure} It will be read again.`);
  if (counts.failure !== null || wasUseless(counts, source.notOurs)) process.exitCode = 1;
}

function printAll(all: readonly RunReport[]): void {
  all.forEach(print);
  if (!foundNothing(all, source.notOurs)) return;
  printError('Nothing that was read could be used: is it the address of a JobStream?');
  process.exitCode = 1;
}

function print(counts: RunReport): void {
  printText(formatCounts(counts, source.explanations));
}

async function listRuns(db: Database): Promise<void> {
  const runs = await findRuns(db, RUNS_SHOWN);
  if (runs.length === 0) printLine('Nothing has been read yet.');
  for (const { id, kind, origin, started_at, outcome, note, counts, failures } of runs) {
    const { added = 0, updated = 0, removed = 0, missing = 0 } = counts;
    printLine(
      `${id}  ${started_at}  ${kind}  ${outcome ?? 'running'}  added ${added}, updated ${updated}, ` +
        `removed ${removed + missing}, failed ${failures}  ${origin}${note ? `  ${note}` : ''}`,
    );
  }
}

async function listFailures(db: Database, run: number): Promise<void> {
  if (!(await hasRun(db, run))) throw new Error(`There is no run ${run}: --runs lists the latest.`);
  const failures = await findFailures(db, run);
  if (failures.length === 0) printLine('No record of this run failed.');
  for (const { position, jobId, reason } of failures) {
    const why = source.explanations[reason];
    printLine(`${position}  ${jobId ?? '–'}  ${reason}${why ? `: ${why}` : ''}`);
  }
}
