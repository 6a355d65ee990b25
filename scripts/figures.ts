import { parseArgs } from 'node:util';
import { createAnalyticsService } from '../server/analytics/analytics.service';
import { figuresText } from '../server/analytics/figuresText';
import { loadServerKeys } from '../server/identity/serverKeys';
import { loadServerSecrets } from '../server/identity/serverSecret';
import { createQuarantine } from '../server/quarantine/quarantine';
import { databaseCommand } from './lib/databaseCommand';
import { printError, printText, UsageError } from './lib/print';

const USAGE = `npm run figures -- [--days <1–790>]

Prints what was viewed and done on the site in the last days, 30 unless --days says otherwise: see
docs/analytics.md. The store is the one that the settings name.`;
const MOST_DAYS = 790;

/** Parses the arguments; @throws Error with the usage when they are invalid. */
function daysOf(args: string[]): number {
  const { values } = parseArgs({ args, options: { days: { type: 'string', default: '30' } } });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw new UsageError(USAGE);
  return days;
}

databaseCommand(USAGE, (args) => {
  const days = daysOf(args);
  return async ({ db, config, clock }) => {
    const keys = await loadServerKeys(config, { db, clock });
    const { serverSecret } = await loadServerSecrets(db, { keys, clock });
    const analytics = createAnalyticsService({
      db,
      clock,
      serverSecret,
      quarantine: createQuarantine({ db, clock, onError: printError }),
    });
    await analytics.count();
    printText(figuresText(await analytics.figures(days)));
  };
});
