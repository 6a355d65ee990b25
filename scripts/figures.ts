import { parseArgs } from 'node:util';
import { createAnalyticsService } from '../server/analytics/analytics.service';
import { figuresText } from '../server/analytics/figuresText';
import { readConfig } from '../server/config';
import { systemClock } from '../server/lib/clock';
import { openDatabase } from '../server/storage/openDatabase';

const USAGE = `npm run figures -- [--days <1–790>]

Prints what was viewed and done on the site in the last days, 30 unless --days says otherwise: see
docs/analytics.md. The store is the one that the settings name.`;
const MOST_DAYS = 790;

/** Parses the arguments; @throws Error with the usage when they are invalid. */
function daysOf(args: string[]): number {
  const { values } = parseArgs({ args, options: { days: { type: 'string', default: '30' } } });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw new Error(USAGE);
  return days;
}

async function main(): Promise<void> {
  // Invalid arguments are reported before the database is opened.
  const days = daysOf(process.argv.slice(2));
  const config = readConfig(process.env);
  const db = await openDatabase(config, { onProgress: (message) => console.error(message) });
  try {
    const analytics = createAnalyticsService({ db, clock: systemClock });
    await analytics.count();
    console.log(figuresText(await analytics.figures(days)));
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
