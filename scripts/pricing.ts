import { parseArgs } from 'node:util';
import { createAuditLog } from '../server/audit/auditLog';
import { loadServerSecret } from '../server/identity/serverSecret';
import {
  createPricingOperatorService,
  type PricingOperatorService,
} from '../server/info/pricingOperator.service';
import { systemClock } from '../server/lib/clock';
import { databaseCommand } from './lib/databaseCommand';

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
  if (rest.length > 0) throw new Error(USAGE);
  if (command === 'list' && id === undefined) {
    return (operator) => list(operator, values.all ?? false);
  }
  if (id === undefined || values.all !== undefined) throw new Error(USAGE);
  switch (command) {
    case 'show':
      return async (operator) => console.log(JSON.stringify(await operator.show(id), null, 2));
    case 'close':
      return async (operator) => {
        await operator.close(id);
        console.log(`${id} is answered.`);
      };
    case 'delete':
      return async (operator) => {
        await operator.delete(id);
        console.log(`${id} is deleted.`);
      };
    default:
      throw new Error(USAGE);
  }
}

async function list(operator: PricingOperatorService, all: boolean): Promise<void> {
  const requests = await operator.list(all);
  if (requests.length === 0) console.log('There are no requests to answer.');
  for (const { id, createdAt, organisation, closedAt } of requests) {
    const closed = closedAt === null ? '' : `  answered ${closedAt}`;
    console.log(`${id}  ${createdAt}  ${organisation}${closed}`);
  }
}

databaseCommand((args) => {
  const run = commandOf(args);
  return async ({ db }) => {
    const clock = systemClock;
    const serverSecret = await loadServerSecret(db);
    const audit = createAuditLog({ db, clock, serverSecret });
    await run(createPricingOperatorService({ db, clock, audit }));
  };
});
