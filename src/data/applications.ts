import type { Ok, ResponseOf } from '#domain/api/endpoint';
import {
  type Application,
  type ApplicationPage,
  checkExistingCandidate,
  fetchApplications,
  withdrawApplication,
} from '#domain/api/portal';
import { MAX_PAGE_SIZE } from '#domain/limits';
import { changePages, readPagesAgain } from './changePages';
import { keyOf } from './keys';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';
import { type PagedList, usePages } from './usePages';

type ListPage = Ok<ApplicationPage>;
type Checked = ResponseOf<typeof checkExistingCandidate>;

const LIST = keyOf(fetchApplications, {});

/** A candidate's applications, a list that is read page by page. */
export interface ApplicationList extends Omit<PagedList<ListPage>, 'pages'> {
  /** Undefined until the first answer. */
  applications: Application[] | undefined;
  total: number;
  /** Whether there are, or were, several pages of them. */
  paged: boolean;
}

/** The signed-in candidate's applications, newest first. */
export function useApplicationList(): ApplicationList {
  const { pages, ...list } = usePages(fetchApplications, {});
  return {
    ...list,
    applications: pages?.flatMap(({ results }) => results),
    total: pages?.[0]?.total ?? 0,
    paged: (pages?.[0]?.nextPageToken ?? null) !== null,
  };
}

/**
 * All of the candidate's applications, newest first, read from the server. Rejects with an
 * `ApiError`.
 */
export async function readAllApplications({ api }: SiteData): Promise<Application[]> {
  const all: Application[] = [];
  const pageLength = String(MAX_PAGE_SIZE);
  const options = { explainsLostSession: true };
  let page = await api.call(fetchApplications, { pageLength }, options);
  all.push(...page.results);
  while (page.nextPageToken !== null) {
    page = await api.call(
      fetchApplications,
      { pageLength, startAfter: page.nextPageToken },
      options,
    );
    all.push(...page.results);
  }
  return all;
}

/** The candidate's application to one job, if there is one. */
export function useApplicationTo(jobId: string, enabled: boolean) {
  return useApi(checkExistingCandidate, enabled ? { jobId } : null);
}

/** The list with a newer version of one application; an older version changes nothing. */
export function withApplication(list: readonly Application[], newest: Application): Application[] {
  const known = list.find(({ id }) => id === newest.id);
  if (!known) return [newest, ...list];
  if (known.updatedAt > newest.updatedAt) return [...list];
  return list.map((application) => (application.id === newest.id ? newest : application));
}

/**
 * The pages with a newer version of an application; a new application is added to the first page.
 */
export function pagesWith(pages: readonly ListPage[], newest: Application): ListPage[] {
  const at = pages.findIndex(({ results }) => results.some(({ id }) => id === newest.id));
  return pages.map((page, index) => {
    if (index !== Math.max(at, 0)) return page;
    const results = withApplication(page.results, newest);
    // A new application increases the total
    return { ...page, results, total: page.total + results.length - page.results.length };
  });
}

/** What follows from applications, and is on few pages: its code is loaded when one changes. */
const refreshFollowing = async (data: SiteData): Promise<void> =>
  (await import('./followingApplications')).refreshFollowing(data);

/** Shows a newer version of an application everywhere on the page. */
export async function showApplication(data: SiteData, application: Application): Promise<void> {
  const { jobId } = application;
  await Promise.all([
    changePages<ListPage>(data, LIST, (pages) => pagesWith(pages, application)),
    cacheAnswer<Checked>(data, keyOf(checkExistingCandidate, { jobId }), (known) => ({
      status: 0,
      exists: true,
      application,
      blockedEmployer: known?.blockedEmployer ?? null,
    })),
    refreshFollowing(data),
  ]);
}

/** Reads again whether there is an application to a job, when a refusal says that there is one. */
export async function refreshApplicationTo({ mutate }: SiteData, jobId: string): Promise<void> {
  await mutate(keyOf(checkExistingCandidate, { jobId }));
}

/** Reads the candidate's applications again. */
export async function refreshApplications(data: SiteData): Promise<void> {
  const [single] = keyOf(checkExistingCandidate, { jobId: '' });
  await Promise.all([
    readPagesAgain(data, LIST),
    data.mutate((key) => Array.isArray(key) && key[0] === single),
    refreshFollowing(data),
  ]);
}

/** Withdraws an application; rejects with `illegal_transition` when it has ended in another way. */
export async function withdraw(data: SiteData, applicationId: string): Promise<Application> {
  const { application } = await data.api.call(withdrawApplication, { applicationId });
  await showApplication(data, application);
  return application;
}
