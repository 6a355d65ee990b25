import { createAuditLog } from '../server/audit/auditLog';
import { loadServerSecret } from '../server/identity/serverSecret';
import { systemClock } from '../server/lib/clock';
import { databaseCommand } from './lib/databaseCommand';

const USAGE = `npm run audit -- verify

Follows the audit log from its last checkpoint to its end, in the store that the settings name, and
says where it is broken. Note the end that it prints somewhere else: a later run must still have it.`;

databaseCommand(([command, ...rest]) => {
  if (command !== 'verify' || rest.length > 0) throw new Error(USAGE);
  return async ({ db }) => {
    const serverSecret = await loadServerSecret(db);
    const report = await createAuditLog({ db, clock: systemClock, serverSecret }).verify();
    const { entries, unsealed, end, problems } = report;
    console.log(`${entries} entries, and ${unsealed} that have no place in the chain yet.`);
    console.log(`The end: ${end.position} ${end.hash}`);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log('The chain is whole.');
  };
});
