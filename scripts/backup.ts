import { backUp, restore } from '../server/backup/backup';
import { openDatabaseDump } from '../server/backup/databaseDump';
import { type Config, readConfig } from '../server/config/config';
import { beginNewFeed } from '../server/feed/feedCursor';
import { openObjectStore } from '../server/files/openFiles';
import { systemClock } from '../server/lib/clock';
import { openDatabase } from '../server/storage/openDatabase';
import { printError, printLine, UsageError } from './lib/print';

const USAGE = `npm run backup -- make <new folder>
npm run backup -- restore <folder>

Copies the database, the files, the master keys and the server keys that the settings name into a folder, or puts
them back into an empty place. Stop the server first where the database is the embedded one.`;

async function main([command, folder, ...rest]: string[]): Promise<void> {
  const act = { make: backUp, restore }[command ?? ''];
  if (!act || !folder || rest.length > 0) throw new UsageError(USAGE);
  const config = readConfig(process.env);
  const database = await openDatabaseDump(config);
  try {
    const store = await openObjectStore(config.files);
    const { madeAt, objects, keys, serverKeys } = await act(
      { config, database, store, clock: systemClock },
      folder,
    );
    const done = command === 'make' ? 'Made' : 'Restored';
    printLine(`${done}: the backup of ${madeAt}, with ${objects} objects.`);
    if (keys === 'FILE_KEYS') printLine('The master keys of FILE_KEYS are not in it.');
    if (serverKeys === 'SERVER_KEYS') printLine('The keys of SERVER_KEYS are not in it.');
  } finally {
    await database.close();
  }
  if (act === restore) await forgetFeedReaders(config);
}

/** They may have been told of events after the backup, whose numbers come again. */
async function forgetFeedReaders(config: Config): Promise<void> {
  const db = await openDatabase(config, { onProgress: printError });
  await beginNewFeed(db).finally(() => db.close());
}

main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
