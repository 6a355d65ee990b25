import { markdownTable, times } from './lib/markdown';
import { part } from './lib/part';
import type { SearchBenchResult } from './search/results';
import { runSearchBench } from './search/run';
import { searchTable } from './search/table';

const SIZES = [10_000, 100_000, 1_000_000];

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

/** Search compared with peers. */
export const searchPart = part<SearchBenchResult[]>({
  name: 'search',
  title: 'Search, beside its peers',
  async measure() {
    const results = await runSearchBench({ sizes: SIZES });
    // The results have been compared; they are too long to store
    return results.map((result) =>
      result.notRun === null ? { ...result, figures: { ...result.figures, answers: [] } } : result,
    );
  },
  section: (results) => `The same generated jobs and queries for every engine, each in a process of
its own. A list is the number of all matches and the first page of 30; with facets come the counts
of every filter's options, each without its own filter, and the rate histogram. Times in
milliseconds.

${searchTable(results)}

How many times as long as ours a peer takes:

${ratioTable(results)}`,
});
