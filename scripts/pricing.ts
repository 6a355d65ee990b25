import { parseArgs } from 'node:util';
import { createAuditLog } from '../server/audit/auditLog';
import { loadServerKeys } from '../server/identity/serverKeys';
import { loadServerSecrets } from '../server/identity/serverSecret';
import {
  createPricingOperatorService,
  type PricingOperatorService,
} from '../server/info/pricingOperator.service';
import { databaseCommand } from './lib/databaseCommand';
import { printLine, printText, UsageError } from './lib/print';

const USAGE = `npm run pricing -- list [--all]
npm run pricing -- show <request id>
npm run pricing -- close <request id>
npm run pricing -- delete <request id>

Lists the organisations that have asked about prices and have no answer yet, or all; shows a
request; notes that it is answered; deletes it. The store is the one that the settings name. Every
act is in the audit log.`;

type Command = (operator: PricingOperatorService) => Promise<void>;

/** Parses the arguments; @throws Error with the usage when they are invalid. */
function commandOf(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command, id, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(USAGE);
  if (command === 'list' && id === undefined) {
    return (operator) => list(operator, values.all ?? false);
  }
  if (id === undefined || values.all !== undefined) throw new UsageError(USAGE);
  switch (command) {
    case 'show':
      return async (operator) => printText(JSON.stringify(await operator.show(id), null, 2));
    case 'close':
      return async (operator) => {
        await operator.close(id);
        printLine(`${id} is answered.`);
      };
    case 'delete':
      return async (operator) => {
        await operator.delete(id);
        printLine(`${id} is deleted.`);
      };
    default:
      throw new UsageError(USAGE);
  }
}

async function list(operator: PricingOperatorService, all: boolean): Promise<void> {
  const requests = await operator.list(all);
  if (requests.length === 0) printLine('There are no requests to answer.');
  for (const { id, createdAt, organisation, closedAt } of requests) {
    const closed = closedAt === null ? '' : `  answered ${closedAt}`;
    printLine(`${id}  ${createdAt}  ${organisation}${closed}`);
  }
}

databaseCommand(USAGE, (args) => {
  const run = commandOf(args);
  return async ({ db, config, clock }) => {
    const keys = await loadServerKeys(config, { db, clock });
    const { earlierSecret } = await loadServerSecrets(db, { keys, clock });
    const audit = createAuditLog({ db, clock, keys, earlierSecret });
    await run(createPricingOperatorService({ db, clock, audit }));
  };
});
