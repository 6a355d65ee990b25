import { type Config, readConfig } from '../../server/config/config';
import type { Clock } from '../../server/lib/clock';
import type { Database } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/openDatabase';
import { runCommand } from './command';
import { commandClock } from './commandClock';
import { printError } from './print';

/** The store that the settings name. */
export interface Store {
  db: Database;
  config: Config;
  /** The database's time: what a command ends or deletes by time goes by no other. */
  clock: Clock;
}

type Run = (store: Store) => Promise<void>;

/**
 * Runs a command-line program on the store. An error is printed in one line, with exit code 1.
 *
 * @param usage - how it is called.
 * @param parse - parses the arguments, and throws an Error with the usage when they are invalid, or
 * when a file that they name is missing: it is printed before the database is opened.
 */
export function databaseCommand(
  usage: string,
  parse: (args: string[]) => Run | Promise<Run>,
): void {
  runCommand(usage, (args) => runOnStore(parse, args));
}

async function runOnStore(
  parse: Parameters<typeof databaseCommand>[1],
  args: string[],
): Promise<void> {
  const run = await parse(args);
  const config = readConfig(process.env);
  const db = await openDatabase(config, { onProgress: printError });
  try {
    await run({ db, config, clock: await commandClock(db, config) });
  } finally {
    await db.close();
  }
}
