import { parseArgs } from 'node:util';
import { isCalendarDay } from '../domain/calendar/days';
import { stockholmInstant } from '../domain/calendar/stockholmTime';
import { createKeyService, type KeyService } from '../server/employers/integrationKeys.service';
import { instant } from '../server/lib/time';
import { databaseCommand } from './lib/databaseCommand';
import { printLine, printText, UsageError } from './lib/print';

const USAGE = `npm run keys -- create --employer <id> [--name <name>] [--public]
  [--expires <YYYY-MM-DD>]
npm run keys -- list
npm run keys -- revoke <key id>

Makes, lists and revokes the keys with which employers' tools call the integration API, in the
store that the settings name. --name makes the employer when there is none of that id. --public says
that it is a region or a municipality, --no-public that it is not; without either it stays as it is,
and a new employer is none. A key with --expires is refused from the beginning of that day in Sweden.`;

type Command = (keys: KeyService) => Promise<void>;

/** Parses the arguments; @throws Error with the usage when they are invalid. */
function commandOf(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    options: {
      employer: { type: 'string' },
      name: { type: 'string' },
      expires: { type: 'string' },
      public: { type: 'boolean' },
    },
    allowNegative: true,
    allowPositionals: true,
  });
  const [command, id, ...rest] = positionals;
  const { employer, name, expires, public: isPublic } = values;
  const bare = Object.values(values).every((value) => value === undefined);
  if (rest.length > 0) throw new UsageError(USAGE);
  if (command === 'list' && id === undefined && bare) return list;
  if (command === 'revoke' && id !== undefined && bare) return (keys) => revoke(keys, id);
  if (command === 'create' && id === undefined && employer !== undefined) {
    if (expires !== undefined && !isCalendarDay(expires)) {
      throw new Error('--expires needs a day such as 2027-01-01.');
    }
    const expiresAt = expires === undefined ? null : instant(stockholmInstant(expires, '00:00'));
    return (keys) =>
      create(keys, { employerId: employer, employerName: name, isPublic, expiresAt });
  }
  throw new UsageError(USAGE);
}

async function create(keys: KeyService, request: Parameters<KeyService['create']>[0]) {
  const { id, key } = await keys.create(request);
  printLine(`${id} for ${request.employerId}. The key is shown only now:`);
  printText(`\n${key}\n`);
}

async function list(keys: KeyService): Promise<void> {
  const rows = await keys.list();
  if (rows.length === 0) printLine('There are no keys.');
  for (const { id, employerId, state, createdAt, expiresAt } of rows) {
    const expires = expiresAt === null ? '' : `, expires ${expiresAt}`;
    printLine(`${id}  ${employerId}  ${state}  made ${createdAt}${expires}`);
  }
}

async function revoke(keys: KeyService, id: string): Promise<void> {
  await keys.revoke(id);
  printLine(`${id} is revoked.`);
}

databaseCommand(USAGE, (args) => {
  const run = commandOf(args);
  return ({ db, clock }) => run(createKeyService({ db, clock }));
});
