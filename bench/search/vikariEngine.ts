import { EMPTY_FILTER, type JobFilter, type JobOrder } from '#domain/jobs/filter';
import { JobIndex } from '../../server/jobs/jobIndex';
import { batchesOf } from './batchesOf';
import { type EngineFactory, type Found, PAGE_LENGTH } from './engine';
import { BENCH_TODAY, generateJobs } from './generateJobs';

/** Ours, in process, filled in the batches that the feed reads. */
export const vikariEngine: EngineFactory = async (size) => {
  const index = new JobIndex();
  for (const changed of batchesOf(generateJobs(size), 1000)) index.apply({ changed });
  const search = async (
    filter: JobFilter,
    facets: boolean,
    order: JobOrder = 'newest',
  ): Promise<Found> => {
    const { total, results } = index.search(filter, {
      order,
      pageLength: PAGE_LENGTH,
      startAfter: null,
      today: BENCH_TODAY,
      facets,
    });
    return { total, ids: results.map(({ id }) => id) };
  };
  // The first search builds the columns; that belongs to the build.
  await search(EMPTY_FILTER, true);
  return {
    list: (filter) => search(filter, false),
    listByRelevance: (filter) => search(filter, false, 'relevance'),
    listWithFacets: (filter) => search(filter, true),
    storage: async () => null,
    async close() {},
  };
};
