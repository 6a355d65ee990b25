import { generateJobs, BENCH_TODAY } from './generateJobs';
import { SearchIndex } from '../../server/jobs/index/searchIndex';
import { toJobSummary } from '#domain/jobs/jobSummary';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { planOf } from '../../server/jobs/index/plan';
import { sift } from '../../server/jobs/index/sift';
import { countFacets } from '../../server/jobs/index/facets';
import { countBits, collectRows } from '../../server/jobs/index/bitmap';
import { countCodes } from '../../server/jobs/index/counting';
import { newNumbering, toDocument, COUNTED } from '../../server/jobs/index/document';
import { TextDictionary } from '../../server/jobs/index/text/dictionary';
import { segmentOf } from '../../server/jobs/index/segment';
const n = Number(process.argv[2] ?? 100000);
const numbering = newNumbering(new TextDictionary());
const docs = [...generateJobs(n)].map((j) => toDocument(j, toJobSummary(j), numbering));
const seg = segmentOf(docs, numbering);
console.log('sets', numbering.facets.map((f) => f.facet + ' ' + f.sets.setCount + '/' + f.sets.valueCount).join(', '), 'words', numbering.dictionary.size);
function time(name: string, f: () => unknown, runs = 400) {
  for (let i = 0; i < 200; i++) f();
  const s: number[] = [];
  for (let i = 0; i < runs; i++) { const a = performance.now(); f(); s.push(performance.now() - a); }
  s.sort((a, b) => a - b);
  console.log(name.padEnd(40), 'min', s[0].toFixed(3), 'p50', s[runs >> 1].toFixed(3), 'p99', s[Math.floor(runs * .99)].toFixed(3));
}
for (const [name, f] of [['period', { fromDate: '2026-04-22', toDate: '2026-05-10' }], ['minRate', { minHourlyRate: 1040 }], ['empty', {}], ['times', { timeOfDay: ['day', 'night'] }]] as const) {
  const filter = { ...EMPTY_FILTER, ...f };
  const plan = planOf(filter as any, BENCH_TODAY, numbering);
  const sieve = sift(seg, plan, { keepNear: true });
  console.log(name, countBits(sieve.passed), 'of', seg.openCountOn(plan.day));
  time('  plan', () => planOf(filter as any, BENCH_TODAY, numbering));
  time('  sift', () => sift(seg, plan, { keepNear: false }));
  time('  sift near', () => sift(seg, plan, { keepNear: true }));
  time('  countFacets', () => countFacets([{ segment: seg, sieve }], plan.day, numbering));
  time('  countBits', () => countBits(sieve.passed));
  const rows = new Int32Array(countBits(sieve.passed));
  time('  collect', () => collectRows(sieve.passed, rows));
  for (const [at, c] of COUNTED.entries()) { const t = new Int32Array(40000); time('  count ' + c, () => countCodes(seg.columns.counted[at], rows, 1, t), 200); }
  const t = numbering.facets.map(({ sets }) => new Int32Array(sets.setCount).fill(1));
  time('  expand', () => numbering.facets.map(({ sets }, i) => sets.countsByValue(t[i])));
}
