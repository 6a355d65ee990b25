import { BENCH_TODAY, generateJobs } from '/work/main/bench/search/generateJobs';
import { generateQueries } from '/work/main/bench/search/generateQueries';
import { JobIndex } from '/work/main/server/jobs/jobIndex';

const n = Number(process.argv[2] ?? 100000);
const index = new JobIndex();
let t = performance.now();
let batch = [];
for (const j of generateJobs(n)) {
  batch.push(j);
  if (batch.length === 1000) {
    index.apply({ changed: batch });
    batch = [];
  }
}
index.apply({ changed: batch });
console.log('apply', (performance.now() - t).toFixed(0));
t = performance.now();
const q = generateQueries();
const opts = { order: 'newest', pageLength: 30, startAfter: null, today: BENCH_TODAY } as const;
index.search(q.filters[0], { ...opts, facets: true });
console.log('first search', (performance.now() - t).toFixed(0));
globalThis.gc?.();
const m = process.memoryUsage();
console.log('heap', (m.heapUsed / 1e6).toFixed(0), 'ab', (m.arrayBuffers / 1e6).toFixed(0));
function bench(name: string, filters: any[], o: any, runs: number) {
  for (let i = 0; i < Math.min(runs, 500); i++) index.search(filters[i % filters.length], o);
  const s: number[] = [];
  const per = new Map<number, number[]>();
  for (let i = 0; i < runs; i++) {
    const a = performance.now();
    index.search(filters[i % filters.length], o);
    const d = performance.now() - a;
    s.push(d);
    const k = i % filters.length;
    (per.get(k) ?? per.set(k, []).get(k)!).push(d);
  }
  s.sort((a, b) => a - b);
  const worst = [...per]
    .map(([k, v]) => [v.sort((a, b) => a - b)[v.length >> 1], k] as const)
    .sort((a, b) => b[0] - a[0])[0];
  console.log(
    name,
    'p50',
    s[runs >> 1].toFixed(3),
    'p99',
    s[Math.floor(runs * 0.99)].toFixed(3),
    'max',
    s.at(-1)!.toFixed(3),
    'worst median',
    worst[0].toFixed(3),
    JSON.stringify(filters[worst[1]]).slice(0, 300),
  );
}
const runs = n > 500000 ? 1000 : 4000;
bench('list', q.filters, { ...opts, facets: false }, runs);
bench('list rate', q.filters, { ...opts, order: 'highest_hourly_rate', facets: false }, runs);
bench('facets', q.filters, { ...opts, facets: true }, runs);
bench('text', q.texts, { ...opts, facets: false }, runs);
bench('text facets', q.texts, { ...opts, facets: true }, runs);
bench('misspelt', q.misspelt, { ...opts, facets: false }, runs / 4);
