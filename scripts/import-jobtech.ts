import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isProduction } from '../server/config/config';
import { hadUse } from '../server/importers/counts';
import { importFile } from '../server/importers/importFile';
import { jobTechSource } from '../server/importers/jobtech/adSource';
import { readOrSetAnchor } from '../server/importers/jobtech/datesAnchor';
import { formatCounts } from '../server/importers/report';
import { databaseCommand } from './lib/databaseCommand';
import { printError, printLine, printText, UsageError } from './lib/print';

const USAGE = `npm run import:jobtech -- <file> [--dates=rebased|as-stated]

Reads job ads in the JobTech shape: one JSON object a line, one array, or an object with the array
hits; UTF-8, UTF-16 or Latin-1, packed with gzip or not. --dates=rebased, the default of the demo
run, moves ads that are older than four weeks forward; a production run takes every date as stated.`;

type Dates = 'rebased' | 'as-stated';

/** Imports a file into the configured database, and prints the report. */
databaseCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { dates: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(USAGE);
  // Before the store is opened, which may make one
  const dates = datesOption(values.dates, isProduction(process.env));
  await (await open(file)).close();
  if ((await stat(file)).isDirectory()) {
    throw new Error(`${file} is a folder: npm run sync:jobtech -- ${file} reads it.`);
  }
  return async ({ db, clock }) => {
    printLine(`Importing ${file}, dates ${dates} …`);
    const anchor = dates === 'rebased' ? await readOrSetAnchor(db, clock) : null;
    const source = jobTechSource(anchor);
    const counts = await importFile({ db, clock, source }, { origin: file, kind: 'file' }, () =>
      createReadStream(file),
    );
    printText(formatCounts(counts, source.explanations));
    if (counts.failure !== null) printError(counts.failure);
    else if (!hadUse(counts)) printError('Nothing in the file could be used.');
    else return;
    process.exitCode = 1;
  };
});

/** @throws Error for another word, and where ads would have dates that they do not state. */
function datesOption(stated: string | undefined, production: boolean): Dates {
  if (stated === undefined) return production ? 'as-stated' : 'rebased';
  if (stated !== 'rebased' && stated !== 'as-stated') throw new UsageError(USAGE);
  if (stated === 'rebased' && production) {
    throw new Error('--dates=rebased is for demonstrations: in production ads keep their dates.');
  }
  return stated;
}
