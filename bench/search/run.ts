/** Search compared with peers on the same jobs: `tsx bench/search/run.ts [size …]`. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ENGINES, type EngineName, type Figures, type SearchBenchResult } from './results';
import { searchTable } from './table';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const HEAP_MB = 12_000;
/** Minutes that an engine may take at one size, building included. */
const LIMIT = 6;
const DEFAULT_SIZES = [10_000, 100_000];

type Outcome = { figures: Figures } | { notRun: string };

/** Measures every engine at every size, one process after another, ours first. */
export async function runSearchBench({
  sizes,
  engines = ENGINES,
}: {
  sizes: readonly number[];
  engines?: readonly EngineName[];
}): Promise<SearchBenchResult[]> {
  const results: SearchBenchResult[] = [];
  for (const size of sizes) {
    let ours: string[] | null = null;
    for (const engine of engines) {
      const outcome = await measureInOwnProcess(engine, size);
      if ('notRun' in outcome) {
        results.push({ engine, size, notRun: outcome.notRun });
        continue;
      }
      const { figures } = outcome;
      ours ??= figures.answers;
      const agreesWithOurs = figures.answers.join('\n') === ours.join('\n');
      results.push({ engine, size, notRun: null, figures, agreesWithOurs });
    }
  }
  return results;
}

function measureInOwnProcess(engine: EngineName, size: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = fork(WORKER, [engine, String(size)], {
      execArgv: [...process.execArgv, '--expose-gc', `--max-old-space-size=${HEAP_MB}`],
    });
    const limit = setTimeout(() => {
      resolve({ notRun: `it takes longer than ${LIMIT} minutes` });
      worker.kill();
    }, LIMIT * 60_000);
    worker.once('message', (outcome: Outcome) => resolve(outcome));
    worker.once('exit', (code) => {
      clearTimeout(limit);
      resolve({ notRun: `it failed with exit code ${code}` });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = process.argv.slice(2).map(Number);
  const results = await runSearchBench({ sizes: sizes.length > 0 ? sizes : DEFAULT_SIZES });
  console.log(searchTable(results));
}
