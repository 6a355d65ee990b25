import { useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { Ok } from '#domain/api/endpoint';
import { type FilterJobsResponse, filterJobs } from '#domain/api/portal';
import type { JobFilter, JobSearch } from '#domain/jobs/filter';
import type { JobQuery } from '#domain/jobs/filterQuery';
import type { JobSummary } from '#domain/jobs/job';
import { useApiClient } from './ApiClientContext';
import { keyOf, useApi } from './useApi';

/** The first page of a list; the loader and the hook ask in the same words. */
export function jobListRequest({ filter, order }: JobQuery, pageLength?: number): JobSearch {
  return { filter, order, ...(pageLength !== undefined && { pageLength }) };
}

/** The pages after the first, and the token that they continue from. */
interface LaterPages {
  after: string | null;
  jobs: JobSummary[];
  nextPageToken: string | null;
}

/** A list of jobs that grows page by page. */
export interface JobList {
  /** Undefined until the first answer. What is shown while another filter is asked is the last. */
  jobs: JobSummary[] | undefined;
  total: number;
  suggestions: NonNullable<FilterJobsResponse['suggestions']>;
  /** The first page is being asked, or asked again. */
  busy: boolean;
  /** The first page could not be had. */
  failed: boolean;
  retry: () => void;
  more: 'none' | 'idle' | 'loading' | 'failed';
  loadMore: () => void;
}

/**
 * The jobs that a query asks for. Pages that were loaded stay in SWR's cache, so that Back shows
 * them again; they go when the first page has become another.
 */
export function useJobList(query: JobQuery, pageLength?: number): JobList {
  const api = useApiClient();
  const request = jobListRequest(query, pageLength);
  const key = keyOf(filterJobs, request);
  const first = useApi(filterJobs, request, {
    revalidateOnMount: query.filter.forceRefresh || undefined,
  });
  const later = useSWR<LaterPages>(`later ${key}`, null);
  const [asking, setAsking] = useState<{ key: string; failed: boolean } | null>(null);

  const answer = first.error ? undefined : first.data;
  const after = answer?.nextPageToken ?? null;
  const grown = later.data?.after === after ? later.data : undefined;
  const next = grown ? grown.nextPageToken : after;
  const state = asking?.key === key ? asking : null;

  async function loadMore(): Promise<void> {
    if (next === null || (state && !state.failed)) return;
    setAsking({ key, failed: false });
    try {
      const page = await api.call(filterJobs, { ...request, startAfter: next });
      await later.mutate(
        {
          after,
          jobs: [...(grown?.jobs ?? []), ...page.results],
          nextPageToken: page.nextPageToken,
        },
        { revalidate: false },
      );
      setAsking(null);
    } catch {
      setAsking({ key, failed: true });
    }
  }

  return {
    jobs: answer && [...answer.results, ...(grown?.jobs ?? [])],
    total: answer?.total ?? 0,
    suggestions: answer?.suggestions ?? [],
    busy: first.isValidating,
    failed: first.error !== undefined,
    retry: () => void first.mutate(),
    more: moreState(next, state),
    loadMore: () => void loadMore(),
  };
}

function moreState(next: string | null, asking: { failed: boolean } | null): JobList['more'] {
  if (next === null) return 'none';
  if (!asking) return 'idle';
  return asking.failed ? 'failed' : 'loading';
}

/** How many jobs a filter finds, with the counts of every option and the rates' histogram. */
export function useFilterCounts(filter: JobFilter | null): SWRResponse<Ok<FilterJobsResponse>> {
  return useApi(filterJobs, filter && { filter, order: 'newest', pageLength: 1, facets: true });
}
