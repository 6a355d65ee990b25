import { backUp, restore } from '../server/backup/backup';
import { openDatabaseDump } from '../server/backup/databaseDump';
import { readConfig } from '../server/config/config';
import { openObjectStore } from '../server/files/openFiles';
import { systemClock } from '../server/lib/clock';
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
}

main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
