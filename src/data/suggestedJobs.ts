import { type SuggestedJobs, suggestedJobs } from '#domain/api/account';
import type { Ok } from '#domain/api/endpoint';
import type { FilterPart } from '#domain/jobs/filterFields';
import type { JobSummary } from '#domain/jobs/job';
import { type PagedList, usePages } from './usePages';

/** Jobs that fit the candidate's preferences, a list that is read page by page. */
export interface SuggestedJobList extends Omit<PagedList<Ok<SuggestedJobs>>, 'pages'> {
  /** Undefined until the first answer. */
  jobs: JobSummary[] | undefined;
  total: number;
  /** The parts of the preferences that were left out because no job fits them all. */
  relaxed: readonly FilterPart[];
}

export function useSuggestedJobs(): SuggestedJobList {
  const { pages, ...list } = usePages(suggestedJobs, {});
  return {
    ...list,
    jobs: pages?.flatMap(({ results }) => results),
    total: pages?.[0]?.total ?? 0,
    relaxed: pages?.[0]?.relaxed ?? [],
  };
}
