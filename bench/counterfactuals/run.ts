/** What opens most doors for a candidate: `tsx bench/counterfactuals/run.ts`. */
import { fileURLToPath } from 'node:url';
import { describeOpenings } from '../../server/counterfactuals/describeOpenings';
import { JobIndex } from '../../server/jobs/jobIndex';
import { markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { batchesOf } from '../search/batchesOf';
import { BENCH_TODAY } from '../search/generateJobs';
import { type Timing, timingOf } from '../search/measure';
import { generateDemandingJobs, generateLackingCandidates } from './generate';

const JOBS = 100_000;
const CANDIDATES = 200;

interface CounterfactualsResult {
  timing: Timing;
  /** As many candidates have something that opens jobs, and as many only two things together. */
  opened: number;
  pairs: number;
}

async function measure(): Promise<CounterfactualsResult> {
  const index = new JobIndex();
  for (const changed of batchesOf(generateDemandingJobs(JOBS), 1000)) index.apply({ changed });
  index.refresh();
  const candidates = generateLackingCandidates(CANDIDATES);
  const ask = (candidate: (typeof candidates)[number]) =>
    describeOpenings(index, { candidate, today: BENCH_TODAY });
  const timing = await timingOf(async (candidate) => ask(candidate), candidates);
  const answers = candidates.map(ask).filter(({ openings }) => openings.length > 0);
  const pairs = answers.filter(({ openings }) => openings.every(({ steps }) => steps.length > 1));
  return { timing, opened: answers.length, pairs: pairs.length };
}

function section({ timing, opened, pairs }: CounterfactualsResult): string {
  const head = ['Question', 'p50', 'p99'];
  const row = [
    'What opens most doors, with every change counted',
    timing.p50.toFixed(1),
    timing.p99.toFixed(1),
  ];
  return `Every change that one of ${CANDIDATES} candidates could make, counted over ${JOBS.toLocaleString('en')} jobs, in one process:
the jobs it opens, what they give, and examples. Nothing is kept from one question to the next.
For ${opened} of them something opens jobs, for ${pairs} of these only two things together. Times in
milliseconds. Reading what is known of the candidate is not in them.

${markdownTable([head, row])}`;
}

/** What opens most doors. */
export const counterfactualsPart = part<CounterfactualsResult>({
  name: 'counterfactuals',
  title: 'What opens most doors',
  measure,
  section,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(section(await measure()));
