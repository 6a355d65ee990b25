import type { FilterJobsResponse } from '#domain/api/portal';
import type { JobFilter } from '#domain/jobs/filter';
import { JobIndex } from '../../server/jobs/jobIndex';
import { batchesOf } from './batches';
import { type Engine, type EngineAnswer, PAGE_LENGTH } from './engine';
import { BENCH_TODAY, generateJobs } from './generateJobs';

/** Ours, in process, filled in the batches that the feed reads. */
export async function vikariEngine(size: number): Promise<Engine> {
  const index = new JobIndex();
  for (const changed of batchesOf(generateJobs(size), 1000)) index.apply({ changed });
  const search = (filter: JobFilter, facets: boolean) =>
    index.search(filter, {
      order: 'newest',
      pageLength: PAGE_LENGTH,
      startAfter: null,
      today: BENCH_TODAY,
      facets,
    });
  return {
    list: async (filter) => answerOf(search(filter, false)),
    listWithFacets: async (filter) => answerOf(search(filter, true)),
    async close() {},
  };
}

function answerOf({ total, results, facets }: FilterJobsResponse): EngineAnswer {
  return {
    total,
    ids: results.map(({ id }) => id),
    facets,
  };
}
