import { EMPTY_FILTER } from '#domain/jobs/filter';
import { jobListRequest } from '../../../data/jobs';

/** Jobs on the home page's own list. */
export const HOME_LIST_LENGTH = 15;

/** The teaser of the best paid; its total is that of all open jobs. */
export const HIGHEST_RATES = jobListRequest(
  { filter: EMPTY_FILTER, order: 'highest_hourly_rate' },
  3,
);
