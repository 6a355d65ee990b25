import type { Timing } from './measure';
import type { SearchBenchResult } from './results';

const HEADER = [
  'Jobs',
  'Engine',
  'List p50 / p99',
  'List + facets p50 / p99',
  'Text p50 / p99',
  'Text by relevance p50 / p99',
  'Misspelt p50 / p99',
  'Memory',
  'Build',
  'Same answers',
];

/** The results as a Markdown table; times in milliseconds. */
export function searchTable(results: readonly SearchBenchResult[]): string {
  const rows = results.map((result) => {
    const start = [result.size.toLocaleString('en'), result.engine];
    if (result.notRun !== null) return [...start, `not run: ${result.notRun}`];
    const { list, facets, text, relevance, misspelt, memoryMb, storage, buildSeconds } =
      result.figures;
    return [
      ...start,
      ...[list, facets, text, relevance, misspelt].map(cell),
      storage ?? `${memoryMb.toFixed(0)} MB`,
      `${buildSeconds.toFixed(1)} s`,
      result.agreesWithOurs ? 'yes' : 'no',
    ];
  });
  return [HEADER, HEADER.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** Results of an earlier run may lack a column. */
function cell(timing: Timing | undefined): string {
  if (!timing) return 'not measured';
  const { p50, p99, runs } = timing;
  const few = runs < 100 ? ` (${runs} runs)` : '';
  return `${p50.toFixed(2)} / ${p99.toFixed(2)}${few}`;
}
