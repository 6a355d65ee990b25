import { parseArgs } from 'node:util';
import { crawl } from './crawl/crawl';
import { FAULT_KINDS, faultsOf } from './crawl/faults';
import { createStructuredDataCheck } from './crawl/structuredData';
import { runCommand } from './lib/command';
import { printLine, UsageError } from './lib/print';

const USAGE = `npm run crawl -- [address] [--per-kind <pages>]

Reads the running site at the address (http://localhost:3000 where none is given) as a search engine
does, and lists its faults: dead links and fragments, titles and descriptions that are missing or
stand twice, invalid structured data, pages out of reach, broken pictures. --per-kind reads at most
so many pages of each kind. Ends with 1 when there is a fault. It says how long it took and what it
asked of the site, whose limit of pages a minute (600; PAGES_PER_MINUTE raises it) it keeps: a hundred
thousand pages take three hours, --per-kind 50 some minutes.`;

/** Faults of a kind that are printed. */
const SHOWN = 10;

/** Minutes and seconds since a moment of `performance.now()`. */
function since(began: number): string {
  const seconds = Math.round((performance.now() - began) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { 'per-kind': { type: 'string' } },
    allowPositionals: true,
  });
  const [address = 'http://localhost:3000', ...rest] = positionals;
  const perKind = Number(values['per-kind'] ?? Number.POSITIVE_INFINITY);
  if (
    rest.length > 0 ||
    !/^https?:\/\/./u.test(address) ||
    !URL.canParse(address) ||
    !(perKind >= 1)
  )
    throw new UsageError(USAGE);
  const site = new URL(address).origin;
  let count = 0;
  const began = performance.now();
  const read = await crawl(site, {
    perKind,
    onPage: () => {
      count += 1;
      if (count % 500 === 0) printLine(`${count} pages in ${since(began)} …`);
    },
  });
  const faults = await faultsOf(read, site, createStructuredDataCheck());
  printLine(`${read.pages.size} pages, ${read.files.size} pictures, ${faults.length} faults`);
  const { requests, bytes, held } = read.cost;
  printLine(
    `It took ${since(began)}: ${requests} calls, ${(bytes / 1e6).toFixed(1)} MB` +
      (held > 0 ? `, held back for ${Math.round(held)} s in all by the limit of the site.` : '.'),
  );
  for (const kind of FAULT_KINDS) {
    const own = faults.filter((fault) => fault.kind === kind);
    printLine(`${kind}: ${own.length}`);
    for (const { page, detail } of own.slice(0, SHOWN)) printLine(`  ${page}: ${detail}`);
  }
  if (faults.length > 0) process.exitCode = 1;
}

runCommand(USAGE, main);
