import { parseArgs } from 'node:util';
import { systemClock } from '../server/lib/clock';
import { createQuarantineOperator, type SetAside } from '../server/quarantine/quarantineOperator';
import { databaseCommand } from './lib/databaseCommand';
import { printLine, UsageError } from './lib/print';

const USAGE = `npm run quarantine -- list [<reader>]
npm run quarantine -- show <reader> <item>
npm run quarantine -- retry <reader> [<item>]
npm run quarantine -- forget <reader> <item>

Lists single things that a reader could not read and has set aside, and what it does without; shows
one; has one, or all of a reader, tried within a minute of a running node; forgets one, which is set
aside again where it still cannot be read. A reader is named as in the list, in quotes. The store is
the one that the settings name; the embedded database takes one process at a time.`;

databaseCommand((args) => {
  const [command, reader, item, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (rest.length > 0) throw new UsageError(USAGE);
  return async ({ db }) => {
    const operator = createQuarantineOperator(db, systemClock);
    if (command === 'list' && item === undefined) {
      const all = await operator.list(reader);
      if (all.length === 0) printLine('Nothing is set aside.');
      for (const one of all) printLine(lineOf(one));
      return;
    }
    if (reader === undefined) throw new UsageError(USAGE);
    if (command === 'retry') {
      const count = await operator.retry(reader, item);
      if (count === 0) throw new Error('There is no such thing set aside: see the list.');
      printLine(`${count} will be tried within a minute.`);
    } else if (command === 'show' && item !== undefined) {
      for (const [name, value] of Object.entries(await operator.show(reader, item))) {
        printLine(`${name}: ${value}`);
      }
    } else if (command === 'forget' && item !== undefined) {
      await operator.forget(reader, item);
      printLine(`${item} is forgotten.`);
    } else throw new UsageError(USAGE);
  };
});

const lineOf = ({ reader, item, reason, since, times }: SetAside): string =>
  `${reader}  ${item}  since ${since}  tried ${times} times  ${reason}`;
