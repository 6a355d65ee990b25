/** Milliseconds of one operation; a p99 of fewer than 100 runs is the slowest of them. */
export interface Timing {
  p50: number;
  p99: number;
  runs: number;
}

const MOST_RUNS = 3000;
/** Milliseconds: no operation is measured longer, so that a slow engine does not delay the run. */
const BUDGET = 3000;
const WARM_UP = 500;

/** Measures `ask` over the queries in turn, after a warm-up with the same. */
export async function timingOf<Query>(
  ask: (query: Query) => Promise<unknown>,
  queries: readonly Query[],
): Promise<Timing> {
  await run(ask, queries, WARM_UP);
  const samples = (await run(ask, queries, BUDGET)).sort((a, b) => a - b);
  const at = (share: number) => samples[Math.floor(samples.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), runs: samples.length };
}

async function run<Query>(
  ask: (query: Query) => Promise<unknown>,
  queries: readonly Query[],
  budget: number,
): Promise<number[]> {
  const samples: number[] = [];
  const end = performance.now() + budget;
  while (samples.length < MOST_RUNS && performance.now() < end) {
    const query = queries[samples.length % queries.length];
    if (query === undefined) break;
    const start = performance.now();
    await ask(query);
    samples.push(performance.now() - start);
  }
  return samples;
}
