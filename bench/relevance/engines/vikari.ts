import { EMPTY_FILTER } from '#domain/jobs/filter';
import { JobIndex } from '../../../server/jobs/jobIndex';
import { searchJobs } from '../../../server/jobs/searchJobs';
import { BENCH_TODAY } from '../../search/generateJobs';
import { JUDGED } from '../judging/metrics';
import type { RelevanceEngineFactory } from './engine';

/** Our search, called as the list of jobs calls it: with the text alone, in its default order. */
export const vikariEngine: RelevanceEngineFactory = async (jobs) => {
  const index = new JobIndex();
  index.apply({ changed: jobs });
  index.refresh();
  let beside: ReadonlySet<string> = new Set();
  return {
    besides: () => beside,
    async search(text) {
      const filter = { ...EMPTY_FILTER, text };
      const { results, nearby } = searchJobs(
        index,
        { filter, order: 'relevance', pageLength: JUDGED },
        { today: BENCH_TODAY },
      );
      // As a page shows them: its list, and after its end those of near professions
      beside = new Set(nearby?.results.map(({ id }) => id));
      return [...results, ...(nearby?.results ?? [])].slice(0, JUDGED).map(({ id }) => id);
    },
    async close() {},
  };
};
