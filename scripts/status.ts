import { parseArgs } from 'node:util';
import { createPlannedWork, type PlannedWorkService } from '../server/status/plannedWork';
import { databaseCommand } from './lib/databaseCommand';
import { printLine, UsageError } from './lib/print';

const USAGE = `npm run status -- list
npm run status -- plan --from <time> --to <time> --sv <words> --en <words>
npm run status -- cancel <id>

Lists, announces and takes back planned work, which /driftstatus shows. A time is written as
2026-12-01T22:00+01:00. The store is the one that the settings name.`;

type Command = (planned: PlannedWorkService) => Promise<void>;

/** Parses the arguments; @throws Error with the usage when they are invalid. */
function commandOf(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      sv: { type: 'string' },
      en: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [command, id, ...rest] = positionals;
  const { from, to, sv, en } = values;
  if (rest.length > 0) throw new UsageError(USAGE);
  if (command === 'plan' && id === undefined && from && to && sv && en) {
    return async (planned) => {
      const made = await planned.plan({ from, to, text: { sv, en } });
      printLine(`${made} is announced.`);
    };
  }
  if (Object.keys(values).length > 0) throw new UsageError(USAGE);
  if (command === 'list' && id === undefined) return list;
  if (command === 'cancel' && id !== undefined) {
    return async (planned) => {
      await planned.cancel(id);
      printLine(`${id} is taken back.`);
    };
  }
  throw new UsageError(USAGE);
}

async function list(planned: PlannedWorkService): Promise<void> {
  const all = await planned.list();
  if (all.length === 0) printLine('No work is planned.');
  for (const { id, from, to, text } of all)
    printLine(`${id}  ${from} – ${to}  ${text.sv} | ${text.en}`);
}

databaseCommand(USAGE, (args) => {
  const run = commandOf(args);
  return ({ db, clock }) => run(createPlannedWork({ db, clock }));
});
