import { EMPTY_FILTER } from '#domain/jobs/filter';
import { FILTER_FIELDS } from '#domain/jobs/filterFields';
import { type JobQuery, readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { decodePageToken } from '#domain/jobs/pageToken';
import type { Language } from '#domain/language';
import { paths } from '../../lib/site/paths';

/** Jobs a page: part 9's length for salary pages. */
export const SALARY_JOBS = 10;

const ORDER = 'newest';
const PAGE_PARAM = 'after';

/** What a page's address asks for: some of the professions' jobs, and from where in the list. */
export interface SalarySearch {
  query: JobQuery;
  /** Ids; '' for all. */
  place: string;
  time: string;
  startAfter: string | null;
}

/** Reads an address; what is invalid in it is dropped. */
export function salarySearch(roles: readonly string[], params: URLSearchParams): SalarySearch {
  const { filter } = readFilterQuery(params);
  const [place = ''] = filter.locations;
  const [time = ''] = filter.timeOfDay;
  const token = params.get(PAGE_PARAM);
  return {
    query: {
      filter: {
        ...EMPTY_FILTER,
        workroles: [...roles],
        locations: place === '' ? [] : [place],
        timeOfDay: time === '' ? [] : [time],
      },
      order: ORDER,
    },
    place,
    time,
    startAfter: token !== null && decodePageToken(token, ORDER) ? token : null,
  };
}

/** The list of all jobs with a query's filter. */
export const listHref = (query: JobQuery): string => `${paths.jobs()}?${writeFilterQuery(query)}`;

/** Where a page's professions have their jobs: the landing page of one, a list of several. */
export function jobsHref(
  roles: readonly string[],
  pathId: string | null,
  language: Language,
): string {
  if (pathId !== null) return paths.landing(language, pathId);
  return listHref(salarySearch(roles, new URLSearchParams()).query);
}

/** A page's address, at its jobs, with a choice and the page token where they begin. */
export function chosenHref(
  path: string,
  { place, time }: Pick<SalarySearch, 'place' | 'time'>,
  after = '',
): string {
  const params = new URLSearchParams({
    ...(place && { [FILTER_FIELDS.locations.param]: place }),
    ...(time && { [FILTER_FIELDS.timeOfDay.param]: time }),
    ...(after && { [PAGE_PARAM]: after }),
  }).toString();
  return params === '' ? `${path}#jobs` : `${path}?${params}#jobs`;
}
