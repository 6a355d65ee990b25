import { markdownTable, times } from './lib/markdown';
import { part } from './lib/part';
import type { SearchBenchResult } from './search/results';
import { runSearchBench } from './search/run';
import { searchTable } from './search/table';

/** The peers' times divided by ours, in one run at one size. */
function ratioTable(results: readonly SearchBenchResult[]): string {
  const rows = results.flatMap((peer) => {
    const ours = results.find(({ size, engine }) => size === peer.size && engine === 'vikari');
    if (peer.engine === 'vikari' || peer.notRun !== null || !ours || ours.notRun !== null)
      return [];
    const ratio = (figure: 'list' | 'facets' | 'text', share: 'p50' | 'p99') =>
      times(peer.figures[figure][share], ours.figures[figure][share]);
    return [
      [
        peer.size.toLocaleString('en'),
        peer.engine,
        ratio('list', 'p50'),
        ratio('list', 'p99'),
        ratio('facets', 'p50'),
        ratio('facets', 'p99'),
        ratio('text', 'p50'),
        ratio('text', 'p99'),
      ],
    ];
  });
  return markdownTable([
    ['Jobs', 'Peer', 'List p50', 'List p99', 'Facets p50', 'Facets p99', 'Text p50', 'Text p99'],
    ...rows,
  ]);
}

/** Runs the bench at these sizes; the results have been compared, and are too long to store. */
async function measureAt(sizes: readonly number[]): Promise<SearchBenchResult[]> {
  const results = await runSearchBench({ sizes });
  return results.map((result) =>
    result.notRun === null ? { ...result, figures: { ...result.figures, answers: [] } } : result,
  );
}

const tables = (results: readonly SearchBenchResult[]): string => `${searchTable(results)}

How many times as long as ours a peer takes:

${ratioTable(results)}`;

/** Search compared with peers. */
export const searchPart = part<SearchBenchResult[]>({
  name: 'search',
  title: 'Search, beside its peers',
  measure: () => measureAt([10_000, 100_000]),
  section: (results) => `The same generated jobs and queries for every engine, each in a process of
its own. A list is the number of all matches and the first page of 30; with facets come the counts
of every filter's options, each without its own filter, and the rate histogram. Times in
milliseconds.

${tables(results)}`,
});

/** The same at a size at which building alone takes minutes. */
export const searchMillionPart = part<SearchBenchResult[]>({
  name: 'searchMillion',
  title: 'Search in a million jobs',
  measure: () => measureAt([1_000_000]),
  section: (results) => `As the table before, at ten times the jobs.

${tables(results)}`,
});
