import { parseArgs } from 'node:util';
import { readConfig } from '../server/config/config';
import { openDatabase } from '../server/storage/openDatabase';
import { runCommand } from './lib/command';
import { printLine, UsageError } from './lib/print';

const USAGE = `npm run migrate

Brings the store that the settings name to the schema of this version, apart from a start: set
MIGRATE=off for the nodes. Run it before the first node of a new version starts; the nodes of the
version before run on beside it.`;

async function main(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length > 0) throw new UsageError(USAGE);
  const config = { ...readConfig(process.env), migrate: 'start' as const };
  const db = await openDatabase(config, { onProgress: printLine });
  await db.close();
  printLine('The schema is that of this version.');
}

runCommand(USAGE, main);
