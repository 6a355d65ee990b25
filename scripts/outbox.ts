import { parseArgs } from 'node:util';
import { CHANNELS } from '../server/outbox/entry';
import { databaseCommand } from './lib/databaseCommand';
import { printSendNow, printWaiting } from './lib/outboxCommand';
import { UsageError } from './lib/print';

const USAGE = `npm run outbox -- list [mail | push | webhook]
npm run outbox -- send-now <mail | push | webhook> [<id>]

Lists what waits to be sent, and to whom: the mail server, a push service, an employer's address by its
id. Nothing of what it says is shown. send-now has one, or all of a channel, sent at once by the running
servers, whatever pause they were in; events of one webhook stay in order. The store is the one that
the settings name; the embedded database takes one process at a time.`;

databaseCommand(USAGE, (args) => {
  const [command, name, id, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  const channel = CHANNELS.find((one) => one === name);
  if (rest.length > 0 || (name !== undefined && !channel)) throw new UsageError(USAGE);
  if (command === 'list' && id === undefined) return ({ db }) => printWaiting(db, channel ?? null);
  if (command === 'send-now' && channel) return (store) => printSendNow(store, channel, id ?? null);
  throw new UsageError(USAGE);
});
