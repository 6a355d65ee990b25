import MiniSearch, { type Query } from 'minisearch';
import type { JobFilter } from '#domain/jobs/filter';
import { fold } from '#domain/text/fold';
import { batchesOf } from './batchesOf';
import { type EngineFactory, type Found, NotRunError, PAGE_LENGTH } from './engine';
import { BENCH_LISTS, type FlatJob, flatJob, flatLimits } from './flatJob';
import { generateJobs } from './generateJobs';

const MOST = 100_000;

/** MiniSearch 7, in process: a text index; filters, order and counts are loops over its hits. */
export const miniSearchEngine: EngineFactory = async (size) => {
  if (size > MOST) throw new NotRunError('a search already takes too long at 100 k');
  const index = new MiniSearch<FlatJob>({ fields: ['text'], processTerm: (term) => term });
  const jobs = new Map<string, FlatJob>();
  for (const batch of batchesOf(generateJobs(size), 5000)) {
    const flat = batch.map(flatJob);
    index.addAll(flat);
    for (const job of flat) jobs.set(job.id, job);
  }
  const hitsOf = (text: string): FlatJob[] => {
    const query: Query = text === '' ? MiniSearch.wildcard : fold(text);
    const fuzzy = (term: string) => (term.length < 4 ? false : term.length < 8 ? 1 : 2);
    return index
      .search(query, { combineWith: 'AND', prefix: true, fuzzy })
      .flatMap(({ id }) => jobs.get(id) ?? []);
  };
  return {
    async list(filter) {
      const tests = testsOf(filter);
      return pageOf(hitsOf(filter.text).filter((job) => tests.every(({ holds }) => holds(job))));
    },
    async listByRelevance(filter) {
      const tests = testsOf(filter);
      return firstOf(hitsOf(filter.text).filter((job) => tests.every(({ holds }) => holds(job))));
    },
    async listWithFacets(filter) {
      const tests = testsOf(filter);
      const counts = new Map<string, number>();
      const found: FlatJob[] = [];
      for (const job of hitsOf(filter.text)) {
        const failed = tests.filter(({ holds }) => !holds(job));
        if (failed.length === 0) found.push(job);
        if (failed.length < 2) count(job, failed[0]?.part ?? null, counts);
      }
      return pageOf(found);
    },
    storage: async () => null,
    async close() {},
  };
};

interface Test {
  part: string;
  holds(job: FlatJob): boolean;
}

function testsOf(filter: JobFilter): Test[] {
  const { today, rate, period } = flatLimits(filter);
  const tests: Test[] = [{ part: 'closed', holds: (job) => job.closesOn >= today }];
  for (const part of BENCH_LISTS) {
    const wanted = new Set(filter[part]);
    if (wanted.size > 0)
      tests.push({ part, holds: (job) => job[part].some((id) => wanted.has(id)) });
  }
  if (filter.onCallDuty) tests.push({ part: 'onCallDuty', holds: (job) => job.onCallDuty });
  if (rate) {
    const holds = (job: FlatJob) => job.rateMin <= rate.to && job.rateMax >= rate.from;
    tests.push({ part: 'hourlyRate', holds });
  }
  if (period) {
    const holds = (job: FlatJob) => job.startsOn <= period.to && job.endsOn >= period.from;
    tests.push({ part: 'period', holds });
  }
  return tests;
}

/** Adds a job to the counts: to all facets, or to the one whose filter alone it failed. */
function count(job: FlatJob, only: string | null, counts: Map<string, number>): void {
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const part of BENCH_LISTS) {
    if (only === null || only === part) for (const id of job[part]) add(`${part} ${id}`);
  }
  if (job.onCallDuty && (only === null || only === 'onCallDuty')) add('onCallDuty');
  if (job.rateMax < 0 || (only !== null && only !== 'hourlyRate')) return;
  for (let bar = Math.floor(job.rateMin / 100); bar <= job.rateMax / 100; bar += 1)
    add(`bar ${bar}`);
}

function pageOf(found: FlatJob[]): Found {
  found.sort((a, b) => b.publishedAt - a.publishedAt || (a.id > b.id ? -1 : 1));
  return firstOf(found);
}

function firstOf(found: readonly FlatJob[]): Found {
  return { total: found.length, ids: found.slice(0, PAGE_LENGTH).map(({ id }) => id) };
}
