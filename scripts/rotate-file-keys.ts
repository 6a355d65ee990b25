/** `npm run rotate-file-keys`: wraps the keys of every stored file and report under the current master key. */
import { join } from 'node:path';
import { addToKeyFile, KEY_FILE } from '../server/files/keyFile';
import { loadMasterKeys } from '../server/files/loadMasterKeys';
import { createMasterKeys } from '../server/files/masterKeys';
import { rotateFileKeys } from '../server/files/rotateKeys';
import { today } from '../server/lib/clock';
import { KEYED_REPORTS } from '../server/safety/keyedReports';
import { databaseCommand } from './lib/databaseCommand';
import { printError, printLine, UsageError } from './lib/print';

const USAGE = `npm run rotate-file-keys

Puts the key of every stored file and report under the current master key: a new one of the key file, or
the first of FILE_KEYS. It takes no arguments, and may be stopped and run again.`;

databaseCommand(USAGE, (args) => {
  if (args.length > 0) throw new UsageError(USAGE);
  return async ({ db, config, clock }) => {
    // Before a new key is made, so that it never stands in the place of a lost one
    const others = [KEYED_REPORTS];
    const known = await loadMasterKeys(config, { db, clock, others, tell: printError });
    // Without FILE_KEYS the key file gets a new key; with it, its first key is the new one already
    const keys = config.files.masterKeys
      ? known
      : createMasterKeys(await addToKeyFile(join(config.dataDir, KEY_FILE), today(clock)));
    const count = await rotateFileKeys(db, keys, others);
    printLine(`${count} files and reports are now under the master key ${keys.currentId}.`);
  };
});
