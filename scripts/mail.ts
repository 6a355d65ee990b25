import { parseArgs } from 'node:util';
import { databaseCommand } from './lib/databaseCommand';
import { printSendNow, printWaiting } from './lib/outboxCommand';
import { UsageError } from './lib/print';

const USAGE = `npm run mail -- list
npm run mail -- send-now [<mail id>]

Lists the mails that wait, without their texts and addresses; has one, or all of them, sent at once by
the running servers, whatever pause they were in. The store is the one that the settings name; the
embedded database takes one process at a time: its server sends them when it is started again.`;

databaseCommand(USAGE, (args) => {
  const [command, id, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (rest.length > 0) throw new UsageError(USAGE);
  if (command === 'list' && id === undefined) return ({ db }) => printWaiting(db, 'mail');
  if (command === 'send-now') return (store) => printSendNow(store, 'mail', id ?? null);
  throw new UsageError(USAGE);
});
