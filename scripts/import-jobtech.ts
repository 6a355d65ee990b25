import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config';
import { type ImportOptions, importJobs } from '../server/importers/importJobs';
import { formatReport } from '../server/importers/jobtech/report';
import { systemClock } from '../server/lib/clock';
import { openDatabase } from '../server/storage/openDatabase';

const USAGE = `npm run import:jobtech -- <file.jsonl> [--dates=rebased|as-stated]

Reads job ads in the JobTech shape, one JSON object a line. --dates=rebased, the default of the
demo run, moves ads that are older than four weeks forward; a production run takes every date as
stated.`;

/** Imports a file into the configured database, and prints the report. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { dates: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...rest] = positionals;
  const config = readConfig(process.env);
  const dates = datesOption(values.dates, config.mode === 'production');
  if (!file || rest.length > 0 || !dates) throw new Error(USAGE);

  // A file that cannot be read is reported before the database is opened.
  const input = await open(file);
  const db = await openDatabase(config, { onProgress: (message) => console.log(message) });
  try {
    console.log(`Importing ${file}, dates ${dates} …`);
    const report = await importJobs(db, input.createReadStream(), { clock: systemClock, dates });
    console.log(formatReport(report));
  } finally {
    await db.close();
  }
}

/** Null for an unknown option. */
function datesOption(
  stated: string | undefined,
  production: boolean,
): ImportOptions['dates'] | null {
  if (stated === undefined) return production ? 'as-stated' : 'rebased';
  if (stated === 'as-stated') return stated;
  return stated === 'rebased' && !production ? stated : null;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
