import { useState } from 'react';
import useSWR, { mutate } from 'swr';
import type { Ok } from '#domain/api/endpoint';
import {
  type Application,
  type ApplicationPage,
  checkExistingCandidate,
  fetchApplications,
  type SubmitCandidateRequest,
  submitCandidate,
  withdrawApplication,
} from '#domain/api/portal';
import { useApiClient } from './ApiClientContext';
import type { ApiClient } from './apiClient';
import { keyOf, useApi } from './useApi';

const FIRST_PAGE = keyOf(fetchApplications, {});
const LATER_PAGES = `later ${FIRST_PAGE}`;

/** The pages after the first, and the token that they continue from. */
interface LaterPages {
  after: string;
  results: Application[];
  nextPageToken: string | null;
}

/** A candidate's applications, a list that grows page by page. */
export interface ApplicationList {
  /** undefined until the first answer. */
  applications: Application[] | undefined;
  total: number;
  /** Whether they are, or were, more than one page. */
  paged: boolean;
  failed: boolean;
  retry: () => void;
  more: 'idle' | 'loading' | 'failed';
  loadMore: () => void;
}

/** The signed-in candidate's applications, newest first. */
export function useApplicationList(): ApplicationList {
  const api = useApiClient();
  const first = useApi(fetchApplications, {});
  const later = useSWR<LaterPages>(LATER_PAGES, null);
  const [more, setMore] = useState<ApplicationList['more']>('idle');
  const after = first.data?.nextPageToken ?? null;
  const grown = later.data?.after === after ? later.data : undefined;
  const next = grown ? grown.nextPageToken : after;

  async function loadMore(): Promise<void> {
    if (after === null || next === null || more === 'loading') return;
    setMore('loading');
    try {
      const page = await api.call(fetchApplications, { startAfter: next });
      const results = [...(grown?.results ?? []), ...page.results];
      const pages = { after, results, nextPageToken: page.nextPageToken };
      await later.mutate(pages, { revalidate: false });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  }

  return {
    applications: first.data && [...first.data.results, ...(grown?.results ?? [])],
    total: first.data?.total ?? 0,
    paged: after !== null,
    failed: first.error !== undefined,
    retry: () => void first.mutate(),
    more,
    loadMore: () => void loadMore(),
  };
}

/** Her application to one job, if she has any. */
export function useApplicationTo(jobId: string, enabled: boolean) {
  return useApi(checkExistingCandidate, enabled ? { jobId } : null);
}

/** The list with one application's newest reading in it; an older reading changes nothing. */
export function withApplication(list: readonly Application[], newest: Application): Application[] {
  const known = list.find(({ id }) => id === newest.id);
  if (!known) return [newest, ...list];
  if (known.updatedAt > newest.updatedAt) return [...list];
  return list.map((application) => (application.id === newest.id ? newest : application));
}

/** The first page with an application's newest reading; a new one is one more in all. */
export function pageWith(page: Ok<ApplicationPage>, newest: Application): Ok<ApplicationPage> {
  const results = withApplication(page.results, newest);
  return { ...page, results, total: page.total + results.length - page.results.length };
}

/** Shows an application's newest reading everywhere it is on the screen. */
export async function applyApplication(application: Application): Promise<void> {
  let isLater = false;
  await mutate<LaterPages>(
    LATER_PAGES,
    (pages) => {
      isLater = pages?.results.some(({ id }) => id === application.id) ?? false;
      if (!pages || !isLater) return pages;
      return { ...pages, results: withApplication(pages.results, application) };
    },
    { revalidate: false },
  );
  await Promise.all([
    mutate<Ok<ApplicationPage>>(
      FIRST_PAGE,
      (page) => (page && !isLater ? pageWith(page, application) : page),
      { revalidate: false },
    ),
    mutate(
      keyOf(checkExistingCandidate, { jobId: application.jobId }),
      { status: 0, exists: true, application },
      { revalidate: false },
    ),
  ]);
}

/** Asks again whether there is an application to a job, where a refusal says that there is one. */
export async function refreshApplicationTo(jobId: string): Promise<void> {
  await mutate(keyOf(checkExistingCandidate, { jobId }));
}

/** Reads her applications again, after an absence. */
export async function refreshApplications(): Promise<void> {
  await mutate(LATER_PAGES, undefined, { revalidate: false });
  await mutate((key) => typeof key === 'string' && /fetch_applications|checkExisting/.test(key));
}

/**
 * Raises a hand or applies. Rejects with an `ApiError`: `invalid_request` with fields,
 * `already_submitted`, `job_unavailable`, `authentication_required` …
 *
 * @param idempotencyKey - one a form, kept over its retries: however often it is sent, there is
 *   one application.
 */
export async function submitApplication(
  api: ApiClient,
  request: SubmitCandidateRequest,
  idempotencyKey: string,
): Promise<Application> {
  const { application } = await api.call(submitCandidate, request, { idempotencyKey });
  await applyApplication(application);
  return application;
}

/** Takes her application back; rejects with `illegal_transition` when it has ended already. */
export async function withdraw(api: ApiClient, applicationId: string): Promise<Application> {
  const { application } = await api.call(withdrawApplication, { applicationId });
  await applyApplication(application);
  return application;
}
