import { parseArgs } from 'node:util';
import { formatEnd, parseEnd } from '../server/audit/auditChain';
import { createAuditLog } from '../server/audit/auditLog';
import { loadServerKeys } from '../server/identity/serverKeys';
import { findServerSecrets } from '../server/identity/serverSecret';
import { storeUse } from '../server/identity/storeUse';
import { databaseCommand } from './lib/databaseCommand';
import { printError, printLine, UsageError } from './lib/print';

const USAGE = `npm run audit -- verify [--end <noted end>]

Follows the audit log from its last checkpoint to its end, in the store that the settings name, and
says where it is broken, or empty where the store has been used. Note the end that it prints outside
of the database: a later run with --end refuses a log that does not contain it.`;

databaseCommand(USAGE, (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { end: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, ...rest] = positionals;
  if (command !== 'verify' || rest.length > 0) throw new UsageError(USAGE);
  const notedEnd = values.end === undefined ? undefined : parseEnd(values.end);
  if (notedEnd === null) throw new Error('--end needs an end as this command prints it.');
  return async ({ db, config, clock }) => {
    const keys = await loadServerKeys(config, { db, clock });
    const secrets = await findServerSecrets(db, keys);
    const log = createAuditLog({
      db,
      clock,
      keys,
      earlierSecret: secrets?.earlierSecret ?? null,
    });
    const use = await storeUse(db, secrets !== null);
    if (secrets === null && use.used) {
      throw new Error('No server has run on this store with a server key yet: start it once.');
    }
    const report = await log.verify({ use, ...(notedEnd && { notedEnd }) });
    const { entries, beforeKey, unsealed, end, problems } = report;
    printLine(`${entries} entries, and ${unsealed} that have no place in the chain yet.`);
    if (beforeKey > 0) {
      printLine(
        `${beforeKey} of them were sealed before the key: they are as they were when it began, ` +
          'and whoever could write the database until then could have written them.',
      );
    }
    printLine(`The end: ${formatEnd(end)}`);
    for (const problem of problems) printError(problem);
    if (problems.length > 0) process.exitCode = 1;
    else printLine(notedEnd ? 'The chain is whole, and has the noted end.' : 'The chain is whole.');
  };
});
