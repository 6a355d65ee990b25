/** `npm run rotate-server-keys`: puts the server's secret under the current server key. */
import { join } from 'node:path';
import { addToKeyFile } from '../server/files/keyFile';
import { loadServerKeys, SERVER_KEY_FILE } from '../server/identity/serverKeys';
import { loadServerSecrets } from '../server/identity/serverSecret';
import { today } from '../server/lib/clock';
import { databaseCommand } from './lib/databaseCommand';
import { printLine, UsageError } from './lib/print';

const USAGE = `npm run rotate-server-keys

Puts the server's secret under the current server key: a new one of the key file, or the first of
SERVER_KEYS. It takes no arguments.`;

databaseCommand(USAGE, (args) => {
  if (args.length > 0) throw new UsageError(USAGE);
  return async ({ db, config, clock }) => {
    // Before a new key is made, so that it never stands in the place of a lost one
    await loadServerSecrets(db, { keys: await loadServerKeys(config, { db, clock }), clock });
    // Without SERVER_KEYS the key file gets a new key; with it, its first key is the new one already
    const keys =
      config.serverKeys ??
      (await addToKeyFile(join(config.dataDir, SERVER_KEY_FILE), today(clock)));
    await loadServerSecrets(db, { keys, clock });
    printLine(`The server's secret is now under the server key ${keys[0]?.id}.`);
  };
});
