import { generateJobs, BENCH_TODAY } from './generateJobs';
import { toJobSummary } from '#domain/jobs/jobSummary';
import { generateQueries } from './generateQueries';
import { planOf } from '../../server/jobs/index/plan';
import { sift } from '../../server/jobs/index/sift';
import { countFacets } from '../../server/jobs/index/facets';
import { countBits, collectRows, emptyBitmap } from '../../server/jobs/index/bitmap';
import { countAllSets } from '../../server/jobs/index/counting';
import { toDocument } from '../../server/jobs/index/document';
import { Numbering } from '../../server/jobs/index/numbering';
import { firstKeys } from '../../server/jobs/index/page';
import { segmentOf } from '../../server/jobs/index/segment';
const n = Number(process.argv[2] ?? 100000);
const numbering = new Numbering();
const docs = [...generateJobs(n)].map((j) => toDocument(j, toJobSummary(j), numbering));
const seg = segmentOf(docs, numbering);
console.log('sets', numbering.setCount, 'words', numbering.dictionary.size);
function time(name: string, f: () => unknown, runs = 400) {
  for (let i = 0; i < 200; i++) f();
  const s: number[] = [];
  for (let i = 0; i < runs; i++) { const a = performance.now(); f(); s.push(performance.now() - a); }
  s.sort((a, b) => a - b);
  console.log(name.padEnd(24), 'min', s[0].toFixed(3), 'p50', s[runs >> 1].toFixed(3), 'p99', s[Math.floor(runs * .99)].toFixed(3));
}
const q = generateQueries();
for (const filter of q.filters.filter((f) => f.locations[0] === 'r-03' && f.workroles[0] === 'specialistsjukskoterska')) {
  const plan = planOf(filter, BENCH_TODAY, numbering);
  const sieve = sift(seg, plan, { keepNear: true });
  console.log(plan.values.map((v) => v.part + ' ' + v.codes.length + ' (' + v.codes.filter((c) => seg.byValue.get(c)?.bits).length + ' dense)').join(', '), plan.ranges.map((r) => r.part).join(','), '→', countBits(sieve.passed), 'of', seg.openCountOn(plan.day));
  time('  sift', () => sift(seg, plan, { keepNear: false }));
  time('  sift near', () => sift(seg, plan, { keepNear: true }));
  time('  keys', () => firstKeys([{ segment: seg, rows: sieve.passed }], 'newest', null, 31));
  time('  keys rate', () => firstKeys([{ segment: seg, rows: sieve.passed }], 'highest_hourly_rate', null, 31));
  time('  countFacets', () => countFacets([{ segment: seg, sieve }], plan.day, numbering));
  const rows = new Int32Array(countBits(sieve.passed));
  time('  collect', () => collectRows(sieve.passed, rows));
  const c = new Int32Array(numbering.setCount);
  time('  countAll', () => countAllSets(seg.columns.sets, rows, 1, c));
  time('  expand', () => (['locations', 'workroles', 'workfields', 'systems', 'hourlyRate', 'timeOfDay', 'onCallDuty', 'employmentTypes'] as const).map((f) => numbering.countsByValue(f, c)));
}
