import type { FilterJobsRequest } from '#domain/api/portal';
import { EMPTY_FILTER, type JobFilter } from './filter';
import { LIST_PARTS, rateLimits } from './filterParts';

/** The filter as `public/jobs/filter` takes it: a field is sent only when set (part 5). */
export function filterToRequest(filter: JobFilter): FilterJobsRequest {
  const request: FilterJobsRequest = {};
  for (const part of LIST_PARTS) {
    if (filter[part].length > 0) request[part] = filter[part].join(',');
  }
  const { min, max } = rateLimits(filter);
  if (min !== null) request.minHourlyRate = min;
  if (max !== null) request.maxHourlyRate = max;
  if (filter.onCallDuty) request.onCallDuty = 'yes';
  if (filter.fromDate !== null) request.fromDate = filter.fromDate;
  if (filter.toDate !== null) request.toDate = filter.toDate;
  const text = filter.text.trim();
  if (text !== '') request.text = text;
  return request;
}

/** The filter that a checked request asks for; paging and order are the caller's to read. */
export function requestToFilter(request: FilterJobsRequest): JobFilter {
  const filter: JobFilter = {
    ...EMPTY_FILTER,
    onCallDuty: request.onCallDuty === 'yes',
    minHourlyRate: request.minHourlyRate ?? null,
    maxHourlyRate: request.maxHourlyRate ?? null,
    fromDate: request.fromDate ?? null,
    toDate: request.toDate ?? null,
    text: request.text ?? '',
  };
  for (const part of LIST_PARTS) filter[part] = splitIds(request[part]);
  return filter;
}

/** The ids of a comma-joined list; none for a list that was not sent. */
export function splitIds(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(',');
}
