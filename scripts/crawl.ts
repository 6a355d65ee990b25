import { parseArgs } from 'node:util';
import { crawl } from './crawl/crawl';
import { FAULT_KINDS, faultsOf } from './crawl/faults';
import { createStructuredDataCheck } from './crawl/structuredData';
import { printError, printLine, UsageError } from './lib/print';

const USAGE = `npm run crawl -- [address] [--per-kind <pages>]

Reads the running site at the address (http://localhost:3000 where none is given) as a search engine
does, and lists its faults: dead links and fragments, titles and descriptions that are missing or
stand twice, invalid structured data, pages out of reach, broken pictures. --per-kind reads at most
so many pages of each kind. Ends with 1 when there is a fault. The site limits how many pages one
address reads in a minute; PAGES_PER_MINUTE raises it.`;

/** Faults of a kind that are printed. */
const SHOWN = 10;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'per-kind': { type: 'string' } },
    allowPositionals: true,
  });
  const [address = 'http://localhost:3000', ...rest] = positionals;
  const perKind = Number(values['per-kind'] ?? Number.POSITIVE_INFINITY);
  if (rest.length > 0 || !URL.canParse(address) || !(perKind >= 1)) throw new UsageError(USAGE);
  const site = new URL(address).origin;
  let count = 0;
  const read = await crawl(site, {
    perKind,
    onPage: () => {
      count += 1;
      if (count % 500 === 0) printLine(`${count} pages …`);
    },
  });
  const faults = await faultsOf(read, site, createStructuredDataCheck());
  printLine(`${read.pages.size} pages, ${read.files.size} pictures, ${faults.length} faults`);
  for (const kind of FAULT_KINDS) {
    const own = faults.filter((fault) => fault.kind === kind);
    printLine(`${kind}: ${own.length}`);
    for (const { page, detail } of own.slice(0, SHOWN)) printLine(`  ${page}: ${detail}`);
  }
  if (faults.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
