import { parseArgs } from 'node:util';
import { createAuditLog } from '../server/audit/auditLog';
import { createDomainEvents } from '../server/composition/eventHandlers';
import { loadMasterKeys } from '../server/files/loadMasterKeys';
import { loadServerKeys } from '../server/identity/serverKeys';
import { loadServerSecrets } from '../server/identity/serverSecret';
import { createOutbox } from '../server/mail/outbox';
import { KEYED_REPORTS } from '../server/safety/keyedReports';
import { createOperatorService, type OperatorService } from '../server/safety/operator.service';
import { createReportSeal } from '../server/safety/reportSeal';
import { databaseCommand } from './lib/databaseCommand';
import { printError, printLine, printText, UsageError } from './lib/print';

const USAGE = `npm run reports -- list [--all]
npm run reports -- show <report id>
npm run reports -- answer <report id> --text <words>
npm run reports -- suspend-key <key id>
npm run reports -- suspend-account <account id>
npm run reports -- restore <key id or account id>

Lists what candidates and visitors have reported, shows a report with the messages that it keeps,
and answers who reported, on the site and by mail. A suspended key is refused at once; a suspended
account is signed out and cannot sign in. The store is the one that the settings name. Every act is
in the audit log.`;

type Command = (operator: OperatorService) => Promise<void>;

/** Parses the arguments; @throws Error with the usage when they are invalid. */
function commandOf(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: 'boolean' }, text: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, id, ...rest] = positionals;
  const { all, text } = values;
  if (rest.length > 0) throw new UsageError(USAGE);
  if (command === 'list' && id === undefined && text === undefined) {
    return (operator) => list(operator, all ?? false);
  }
  if (id === undefined || all !== undefined) throw new UsageError(USAGE);
  if (command === 'answer' && text !== undefined) {
    return async (operator) => {
      await operator.answer(id, text);
      printLine(`${id} is answered.`);
    };
  }
  if (text !== undefined) throw new UsageError(USAGE);
  switch (command) {
    case 'show':
      return (operator) => show(operator, id);
    case 'suspend-key':
      return async (operator) => {
        await operator.suspendKey(id);
        printLine(`${id} is suspended.`);
      };
    case 'suspend-account':
      return async (operator) => {
        const ended = await operator.suspendAccount(id);
        printLine(`${id} is suspended; ${ended} sessions have ended.`);
      };
    case 'restore':
      return async (operator) => {
        await operator.restore(id);
        printLine(`${id} is restored.`);
      };
    default:
      throw new UsageError(USAGE);
  }
}

async function list(operator: OperatorService, all: boolean): Promise<void> {
  const reports = await operator.list(all);
  if (reports.length === 0) printLine('There are no reports to answer.');
  for (const { id, kind, reason, createdAt, employerId, answeredAt } of reports) {
    const answered = answeredAt === null ? '' : `  answered ${answeredAt}`;
    printLine(`${id}  ${createdAt}  ${kind}  ${reason}  ${employerId ?? 'no employer'}${answered}`);
  }
}

async function show(operator: OperatorService, id: string): Promise<void> {
  printText(JSON.stringify(await operator.show(id), null, 2));
}

databaseCommand(USAGE, (args) => {
  const run = commandOf(args);
  return async ({ db, config, clock }) => {
    const { publicUrl } = config;
    const keys = await loadServerKeys(config, { db, clock });
    const { earlierSecret } = await loadServerSecrets(db, { keys, clock });
    const others = [KEYED_REPORTS];
    const masterKeys = await loadMasterKeys(config, { db, clock, others, tell: printError });
    await run(
      createOperatorService({
        db,
        clock,
        audit: createAuditLog({ db, clock, keys, earlierSecret }),
        seal: createReportSeal(masterKeys),
        events: createDomainEvents({
          db,
          clock,
          publicUrl,
          outbox: createOutbox({ clock, publicUrl }),
        }),
      }),
    );
  };
});
