/** The parameters of a list of jobs (`FILTER_FIELDS`), and where the page of it begins. */
export const PLACE_PARAM = 'locations';
export const TIME_PARAM = 'time-of-day';
export const PAGE_PARAM = 'after';

/** What a page's jobs are narrowed to: ids; '' for all. */
export interface JobChoice {
  place: string;
  time: string;
}

/** A page's address with a choice, and the page token where its jobs begin. */
export function chosenHref(path: string, { place, time }: JobChoice, after = ''): string {
  const params = new URLSearchParams({
    ...(place && { [PLACE_PARAM]: place }),
    ...(time && { [TIME_PARAM]: time }),
    ...(after && { [PAGE_PARAM]: after }),
  }).toString();
  return params === '' ? path : `${path}?${params}`;
}
