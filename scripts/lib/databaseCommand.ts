import { type Config, readConfig } from '../../server/config/config';
import type { Database } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/openDatabase';
import { printError } from './print';

/** The store that the settings name. */
interface Store {
  db: Database;
  config: Config;
}

/**
 * Runs a command-line program on the store. An error is printed in one line, with exit code 1.
 *
 * @param parse - parses the arguments, and throws an Error with the usage when they are invalid: it
 * is printed before the database is opened.
 */
export function databaseCommand(parse: (args: string[]) => (store: Store) => Promise<void>): void {
  runOnStore(parse).catch((error: unknown) => {
    printError(error);
    process.exitCode = 1;
  });
}

async function runOnStore(parse: Parameters<typeof databaseCommand>[0]): Promise<void> {
  const run = parse(process.argv.slice(2));
  const config = readConfig(process.env);
  const db = await openDatabase(config, { onProgress: printError });
  try {
    await run({ db, config });
  } finally {
    await db.close();
  }
}
