import { tidySearch } from '#domain/text/tidy';
import type { JobFilter, JobOrder, JobSearch } from './filter';
import {
  DAYS_PARTS,
  type DayEnd,
  FILTER_FIELDS,
  FLAG_PARTS,
  type FlagPart,
  LIST_PARTS,
  type ListPart,
  NUMBERS_PARTS,
  type NumberEnd,
  TEXT_PARTS,
  type TextPart,
} from './filterFields';
import { chosenIds, dayLimits, numberLimits } from './filterParts';

/**
 * A search on the wire: lists comma-joined, days `YYYY-MM-DD`, rates SEK per hour. A field is sent
 * only when set; a list that is '' or null is not set. Numbers may come as text.
 */
export interface FilterJobsRequest
  extends Partial<Record<ListPart, string | null>>,
    Partial<Record<NumberEnd, number | string>>,
    Partial<Record<DayEnd | TextPart, string>>,
    Partial<Record<FlagPart, (typeof FILTER_FIELDS)[FlagPart]['word']>> {
  /** The previous page's `nextPageToken`; null, as the last page gives it, is the first page. */
  startAfter?: string | null;
  /** 1–100, default 30. */
  pageLength?: number | string;
  /** Default: `orderOnWire`. */
  order?: JobOrder;
  /** Also request the facet counts and the histogram. */
  include?: 'facets';
  /** Week by week of the days on which the jobs begin. */
  by?: 'week';
}

/** The order of a search that names none: the best matches of its text, else the newest. */
export function orderOnWire(text: unknown): JobOrder {
  return typeof text === 'string' && tidySearch(text) !== '' ? 'relevance' : 'newest';
}

/** A search in the wire format of `public/jobs/filter`: a field is sent only when set (part 5). */
export function searchToWire(search: JobSearch): FilterJobsRequest {
  const { filter, order, pageLength, startAfter, facets, byWeek } = search;
  return {
    ...filterToWire(filter),
    ...(order !== orderOnWire(filter.text) && { order }),
    ...(pageLength !== undefined && { pageLength }),
    ...(typeof startAfter === 'string' && { startAfter }),
    ...(facets && { include: 'facets' }),
    ...(byWeek && { by: 'week' }),
  };
}

function filterToWire(filter: JobFilter): FilterJobsRequest {
  const request: FilterJobsRequest = {};
  for (const part of LIST_PARTS) {
    const ids = chosenIds(filter, part);
    if (ids.length > 0) request[part] = ids.join(',');
  }
  for (const part of NUMBERS_PARTS) {
    const { low, high } = FILTER_FIELDS[part];
    const { min, max } = numberLimits(filter, part);
    if (min !== null) request[low.key] = min;
    if (max !== null) request[high.key] = max;
  }
  for (const part of FLAG_PARTS) if (filter[part]) request[part] = FILTER_FIELDS[part].word;
  for (const part of DAYS_PARTS) {
    const { low, high } = FILTER_FIELDS[part];
    const { from, to } = dayLimits(filter, part);
    if (from !== null) request[low.key] = from;
    if (to !== null) request[high.key] = to;
  }
  for (const part of TEXT_PARTS) {
    const text = tidySearch(filter[part]);
    if (text !== '') request[part] = text;
  }
  return request;
}

/** The ids of a comma-joined list; none for a list that is empty or was not sent. */
export function splitIds(list: string | null | undefined): string[] {
  return list ? list.split(',') : [];
}
