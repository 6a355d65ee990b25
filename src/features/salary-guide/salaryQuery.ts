import { EMPTY_FILTER } from '#domain/jobs/filter';
import { type JobQuery, readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { decodePageToken } from '#domain/jobs/pageToken';
import type { Language } from '#domain/language';
import { paths } from '../../lib/site/paths';
import { type JobChoice, PAGE_PARAM } from './salaryAddress';

/** Jobs a page: part 9's length for salary pages. */
export const SALARY_JOBS = 10;

const ORDER = 'newest';

/** What a page's address asks for: some of the professions' jobs, and from where in the list. */
export interface SalarySearch {
  query: JobQuery;
  choice: JobChoice;
  startAfter: string | null;
}

/** Reads an address; what is invalid in it is dropped. */
export function salarySearch(roles: readonly string[], params: URLSearchParams): SalarySearch {
  const { filter } = readFilterQuery(params);
  const { locations, timeOfDay } = filter;
  const token = params.get(PAGE_PARAM);
  return {
    query: {
      filter: { ...EMPTY_FILTER, workroles: [...roles], locations, timeOfDay },
      order: ORDER,
    },
    choice: { place: locations[0] ?? '', time: timeOfDay[0] ?? '' },
    startAfter: token !== null && decodePageToken(token, ORDER) ? token : null,
  };
}

/** The list of all jobs with a query's filter. */
export const listHref = (query: JobQuery): string => `${paths.jobs()}?${writeFilterQuery(query)}`;

/** Where a page's professions have their jobs: the landing page of one, a list of several. */
export function jobsHref(roles: readonly string[], pathId: string | null, language: Language) {
  if (pathId !== null) return paths.landing(language, pathId);
  return listHref(salarySearch(roles, new URLSearchParams()).query);
}
