import type { Ok } from '#domain/api/endpoint';
import { type FilterJobsResponse, filterJobs, type JobDetail } from '#domain/api/portal';
import type { JobFilter, JobSearch, JobWeek } from '#domain/jobs/filter';
import type { JobQuery } from '#domain/jobs/filterQuery';
import type { JobSummary } from '#domain/jobs/job';
import { type Reading, useApi } from './useApi';
import { type PagedList, usePages } from './usePages';

/** The request for the first page of a list; the loader and the hook use the same one. */
export function jobListRequest({ filter, order, view }: JobQuery, pageLength?: number): JobSearch {
  return {
    filter,
    order,
    ...(pageLength !== undefined && { pageLength }),
    ...(view && { byWeek: true }),
  };
}

/** The request for a job by its id or slug, with what a candidate sees of its workplace. */
export const jobRequest = (id: string) => ({ id, includeWorkplace: '1' as const });

/** The request for the jobs that are like one. */
export const similarRequest = (
  job: Pick<JobDetail, 'id' | 'workRole' | 'workFields' | 'location'>,
) => ({
  exclude: job.id,
  workroles: job.workRole,
  ...(job.workFields.length > 0 && { workfields: job.workFields.join(',') }),
  ...(job.location && { locations: job.location }),
});

/** A list of jobs that is read page by page. */
export interface JobList extends Omit<PagedList<Ok<FilterJobsResponse>>, 'pages'> {
  /**
   * Undefined until the first answer, and when it failed. While another filter is read, the last
   * list stays.
   */
  jobs: JobSummary[] | undefined;
  total: number;
  /** The weeks of a list by weeks, maybe of the list before. */
  weeks?: JobWeek[] | undefined;
  suggestions: NonNullable<FilterJobsResponse['suggestions']>;
  near: NonNullable<FilterJobsResponse['near']>;
  /** Jobs of professions near the chosen ones; null where there are none. */
  nearby: NonNullable<FilterJobsResponse['nearby']> | null;
  /** How the text was understood, maybe of the list before; null where there is none. */
  understood: NonNullable<FilterJobsResponse['understood']> | null;
  /** Where days are asked for: how many of the total state none. */
  undated: number;
  /** A part of the filter is about the candidate, and no one is signed in. */
  ignored: boolean;
}

/** The jobs of a query; null reads nothing. */
export function useJobList(query: JobQuery | null, pageLength?: number): JobList {
  const { pages, ...list } = usePages(filterJobs, query && jobListRequest(query, pageLength), {
    // What is known about the candidate may have changed since the list was read
    fresh: query?.filter.forceRefresh || query?.filter.onlyEligible || false,
  });
  return {
    ...list,
    jobs: list.failed ? undefined : pages?.flatMap(({ results }) => results),
    total: pages?.[0]?.total ?? 0,
    weeks: pages?.[0]?.weeks,
    suggestions: pages?.[0]?.suggestions ?? [],
    near: pages?.[0]?.near ?? [],
    nearby: pages?.[0]?.nearby ?? null,
    understood: (query?.filter.text && pages?.[0]?.understood) || null,
    undated: pages?.[0]?.undated ?? 0,
    ignored: pages?.[0]?.ignored !== undefined,
  };
}

/** The number of jobs that a filter finds, the count of every option and the histogram of rates. */
export function useFilterCounts(filter: JobFilter | null): Reading<Ok<FilterJobsResponse>> {
  return useApi(filterJobs, filter && { filter, order: 'newest', pageLength: 1, facets: true });
}
