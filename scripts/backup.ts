import { backUp, restore } from '../server/backup/backup';
import { openDatabaseDump } from '../server/backup/databaseDump';
import type { Manifest } from '../server/backup/manifest';
import { testRestore } from '../server/backup/testRestore';
import { verifyBackup } from '../server/backup/verifyBackup';
import { type Config, readConfig } from '../server/config/config';
import { beginNewFeed } from '../server/feed/feedCursor';
import { openObjectStore } from '../server/files/openFiles';
import { systemClock } from '../server/lib/clock';
import { openDatabase } from '../server/storage/openDatabase';
import { runCommand } from './lib/command';
import { printError, printLine, UsageError } from './lib/print';

const USAGE = `npm run backup -- make <new folder>
npm run backup -- verify <folder>
npm run backup -- test <folder>
npm run backup -- restore <folder>

make     Copies the database, the files, the master keys and the server keys that the settings name into
         a folder. Stop the server first where the database is the embedded one.
verify   Says whether a backup is whole: every file as it was made, the dump readable, every file that
         it names there and, with the keys, open. It needs no database and changes nothing.
test     Restores it into a temporary place (with DATABASE_URL a database of its own on that server),
         compares every table, opens every file, says what it took, and removes it.
restore  Puts it back into an empty place. A backup of the embedded database may go into PostgreSQL.`;

const COMMANDS = { make, verify, test, restore: restoreInto };

async function main([command = '', folder, ...rest]: string[]): Promise<void> {
  const act = Object.entries(COMMANDS).find(([name]) => name === command)?.[1];
  if (!act || !folder || rest.length > 0) throw new UsageError(USAGE);
  await act(folder, readConfig(process.env));
}

async function make(folder: string, config: Config): Promise<void> {
  tellDone('Made', await withStores(config, (deps) => backUp(deps, folder)));
}

async function restoreInto(folder: string, config: Config): Promise<void> {
  const manifest = await withStores(config, (deps) => restore(deps, folder));
  await forgetFeedReaders(config);
  tellDone('Restored', manifest);
  if (manifest.version === 1)
    printLine('It is from before there were hashes: they were not compared.');
}

async function verify(folder: string, config: Config): Promise<void> {
  const { manifest, bytes, opened, problems, notes } = await verifyBackup(folder, { config });
  for (const note of notes) printLine(note);
  if (failed(problems)) return;
  const { madeAt, database, objects } = manifest;
  printLine(
    `Whole: the backup of ${madeAt}, of the ${database} database, ${bytes} bytes, ${objects} objects, ${opened} files opened.`,
  );
}

async function test(folder: string, config: Config): Promise<void> {
  const tested = await testRestore(folder, { config, clock: systemClock });
  const { manifest, seconds, bytes, tables, opened, problems, notes } = tested;
  for (const note of notes) printLine(note);
  for (const [table, { rows }] of Object.entries(tables)) {
    if (rows > 0) printLine(`${table}: ${rows} rows`);
  }
  if (failed(problems)) return;
  printLine(
    `Restored, compared and removed: the backup of ${manifest.madeAt}, ${bytes} bytes in ${seconds.toFixed(1)} s, ${opened} files opened.`,
  );
}

function failed(problems: readonly string[]): boolean {
  for (const problem of problems) printError(problem);
  if (problems.length === 0) return false;
  printError('The backup is not whole: make another one, and keep this one until that is tested.');
  process.exitCode = 1;
  return true;
}

async function withStores<T>(
  config: Config,
  work: (deps: Parameters<typeof backUp>[0]) => Promise<T>,
): Promise<T> {
  const database = await openDatabaseDump(config);
  try {
    const store = await openObjectStore(config.files);
    return await work({ config, database, store, clock: systemClock });
  } finally {
    await database.close();
  }
}

function tellDone(done: string, { madeAt, objects, keys, serverKeys }: Manifest): void {
  printLine(`${done}: the backup of ${madeAt}, with ${objects} objects.`);
  if (keys === 'FILE_KEYS') printLine('The master keys of FILE_KEYS are not in it.');
  if (serverKeys === 'SERVER_KEYS') printLine('The keys of SERVER_KEYS are not in it.');
}

/** They may have been told of events after the backup, whose numbers come again. */
async function forgetFeedReaders(config: Config): Promise<void> {
  const db = await openDatabase({ ...config, migrate: 'start' }, { onProgress: printError });
  await beginNewFeed(db).finally(() => db.close());
}

runCommand(USAGE, main);
