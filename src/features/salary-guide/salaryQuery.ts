import { EMPTY_FILTER } from '#domain/jobs/filter';
import { FILTER_FIELDS } from '#domain/jobs/filterFields';
import { type JobQuery, readFilterQuery } from '#domain/jobs/filterQuery';

/** Jobs a page: part 9's length for salary pages. */
export const SALARY_JOBS = 10;

/** The parameters that the page's form sends: those of every list of jobs. */
export const PLACE_PARAM = FILTER_FIELDS.locations.param;
export const TIME_PARAM = FILTER_FIELDS.timeOfDay.param;

/** The jobs of some professions, by the place and time of day in the address. */
export function salaryQuery(roles: readonly string[], params: URLSearchParams): JobQuery {
  const { filter } = readFilterQuery(params);
  const { locations, timeOfDay } = filter;
  return {
    filter: { ...EMPTY_FILTER, workroles: [...roles], locations, timeOfDay },
    order: 'newest',
  };
}
