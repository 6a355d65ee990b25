import { parseArgs } from 'node:util';
import {
  createQuarantineOperator,
  type QuarantineOperator,
  type SetAside,
} from '../server/quarantine/quarantineOperator';
import { READERS } from '../server/quarantine/readers';
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

const COMMANDS = ['list', 'show', 'retry', 'forget'];

type Command = (operator: QuarantineOperator) => Promise<void>;

/** @throws UsageError when the arguments are none of a command. */
function commandOf(args: string[]): Command {
  const [command, reader, item, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (rest.length > 0 || !COMMANDS.some((one) => one === command)) throw new UsageError(USAGE);
  if (reader !== undefined && !READERS.some((one) => one === reader)) {
    throw new Error(`There is no reader ${reader}. There are: ${READERS.join(', ')}.`);
  }
  if (command === 'list' && item === undefined) {
    return async (operator) => {
      const all = await operator.list(reader);
      if (all.length === 0) printLine('Nothing is set aside.');
      for (const one of all) printLine(lineOf(one));
    };
  }
  if (reader === undefined) throw new UsageError(USAGE);
  if (command === 'retry') {
    return async (operator) => {
      const count = await operator.retry(reader, item);
      if (count === 0) throw new Error('There is no such thing set aside: see the list.');
      printLine(`${count} will be tried within a minute.`);
    };
  }
  if (item === undefined) throw new UsageError(USAGE);
  if (command === 'show') {
    return async (operator) => {
      for (const [name, value] of Object.entries(await operator.show(reader, item))) {
        printLine(`${name}: ${value}`);
      }
    };
  }
  if (command !== 'forget') throw new UsageError(USAGE);
  return async (operator) => {
    await operator.forget(reader, item);
    printLine(`${item} is forgotten.`);
  };
}

const lineOf = ({ reader, item, reason, since, times }: SetAside): string =>
  `${reader}  ${item}  since ${since}  tried ${times} times  ${reason}`;

databaseCommand(USAGE, (args) => {
  const command = commandOf(args);
  return ({ db, clock }) => command(createQuarantineOperator(db, clock));
});
