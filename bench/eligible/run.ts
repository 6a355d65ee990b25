/** "Only what I can take", beside the same lists without it: `tsx bench/eligible/run.ts`. */
import { fileURLToPath } from 'node:url';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import type { JobFilter } from '#domain/jobs/filter';
import { JobIndex } from '../../server/jobs/jobIndex';
import { markdownTable, times } from '../lib/markdown';
import { part } from '../lib/part';
import { batchesOf } from '../search/batchesOf';
import { PAGE_LENGTH } from '../search/engine';
import { BENCH_TODAY } from '../search/generateJobs';
import { generateQueries } from '../search/generateQueries';
import { type Timing, timingOf } from '../search/measure';
import { generateAskingJobs, generateCandidates } from './generate';

const JOBS = 100_000;
const CANDIDATES = 50;

/** Who searches: a visitor, one of a few candidates, or a new candidate for each call. */
const CALLERS = {
  without: 'Without the filter, by a visitor',
  known: 'With it, by one of 50 candidates',
  unknown: 'With it, each time by a candidate who has not asked before',
} as const;
type Caller = keyof typeof CALLERS;

type EligibleResult = Record<Caller, { list: Timing; facets: Timing }>;

/** An endless sequence with the candidate of each call; null for a visitor. */
function* callers(kind: Caller, candidates: readonly CandidateFacts[]) {
  for (let call = 0; ; call += 1) {
    const candidate = candidates[call % candidates.length] ?? null;
    if (kind === 'without' || candidate === null) yield null;
    else if (kind === 'known') yield candidate;
    // A document that no rule reads; it makes the facts new, so that no cached result fits
    else yield { ...candidate, documents: [{ type: 'other', validTo: String(call) } as const] };
  }
}

async function measure(): Promise<EligibleResult> {
  const index = new JobIndex();
  for (const changed of batchesOf(generateAskingJobs(JOBS), 1000)) index.apply({ changed });
  index.refresh();
  const candidates = generateCandidates(CANDIDATES);
  const { filters } = generateQueries();
  const timing = (kind: Caller, facets: boolean) => {
    const asking = callers(kind, candidates);
    const search = async (filter: JobFilter) =>
      index.search(filter, {
        order: 'newest',
        pageLength: PAGE_LENGTH,
        startAfter: null,
        today: BENCH_TODAY,
        facets,
        candidate: asking.next().value ?? null,
      });
    const onlyEligible = kind !== 'without';
    return timingOf(
      search,
      filters.map((filter) => ({ ...filter, onlyEligible })),
    );
  };
  const both = async (kind: Caller) => ({
    list: await timing(kind, false),
    facets: await timing(kind, true),
  });
  return {
    without: await both('without'),
    known: await both('known'),
    unknown: await both('unknown'),
  };
}

function section(result: EligibleResult): string {
  const cell = ({ p50, p99 }: Timing) => `${p50.toFixed(2)} / ${p99.toFixed(2)}`;
  const { without } = result;
  const rows = Object.entries(result).map(([kind, { list, facets }]) => [
    CALLERS[kind as Caller],
    cell(list),
    cell(facets),
    times(list.p50, without.list.p50),
    times(list.p99, without.list.p99),
  ]);
  const head = ['Search', 'List p50 / p99', 'List + facets p50 / p99', 'List p50', 'List p99'];
  return `The filters of the search’s bench at ${JOBS.toLocaleString('en')} jobs, of which four in five say what they
ask for, in one process. The last two columns are the list’s times divided by those of the first
row. Times in milliseconds. Reading what is known of the candidate, one statement, is not in them.

${markdownTable([head, ...rows])}`;
}

/** The filter "only what I can take". */
export const eligiblePart = part<EligibleResult>({
  name: 'eligible',
  title: 'Only what one can take',
  measure,
  section,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(section(await measure()));
