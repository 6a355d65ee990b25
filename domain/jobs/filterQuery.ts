import { HOURLY_RATE, MAX_FILTER_VALUES, MAX_LENGTH } from '#domain/limits';
import { isCalendarDay } from './calendarDay';

import { EMPTY_FILTER, type JobFilter, type JobOrder } from './filter';
import { LIST_PARTS, type ListPart, rateLimits } from './filterParts';
import type { KnownIds } from './knownIds';

/** The query parameters of part 9, with `q` for free text and `order` for the order. */
const PARAMETER = {
  locations: 'locations',
  workroles: 'roles',
  workfields: 'workfields',
  employmentTypes: 'employment-types',
  systems: 'systems',
  timeOfDay: 'time-of-day',
  onCallDuty: 'oncall-duty',
  minHourlyRate: 'min-hourly-rate',
  maxHourlyRate: 'max-hourly-rate',
  fromDate: 'from-date',
  toDate: 'to-date',
  text: 'q',
  order: 'order',
  forceRefresh: 'force-refresh',
} as const satisfies Record<keyof JobFilter | 'order', string>;

/** What the address of a job list says. */
export interface JobQuery {
  filter: JobFilter;
  order: JobOrder;
}

const ID = /^[A-Za-z0-9-]+$/;

/**
 * Reads an address, which people edit and old links carry: what is not valid is dropped in
 * silence, so that the rest still filters. Ids are checked against `known` where it is given.
 * Never throws.
 */
export function readFilterQuery(params: URLSearchParams, known?: KnownIds): JobQuery {
  const filter: JobFilter = { ...EMPTY_FILTER };
  for (const part of LIST_PARTS) filter[part] = readIds(params, part, known);
  filter.onCallDuty = params.get(PARAMETER.onCallDuty) === 'yes';
  filter.minHourlyRate = readRate(params.get(PARAMETER.minHourlyRate));
  filter.maxHourlyRate = readRate(params.get(PARAMETER.maxHourlyRate));
  const { min, max } = rateLimits(filter);
  const rangeIsSound = min === null || max === null || min <= max;
  filter.minHourlyRate = rangeIsSound ? min : null;
  filter.maxHourlyRate = rangeIsSound ? max : null;
  const from = readDay(params.get(PARAMETER.fromDate));
  const to = readDay(params.get(PARAMETER.toDate));
  const periodIsSound = from === null || to === null || from <= to;
  filter.fromDate = periodIsSound ? from : null;
  filter.toDate = periodIsSound ? to : null;
  filter.text = readText(params.get(PARAMETER.text));
  filter.forceRefresh = params.get(PARAMETER.forceRefresh) === 'true';
  return { filter, order: readOrder(params.get(PARAMETER.order)) };
}

function readIds(params: URLSearchParams, part: ListPart, known: KnownIds | undefined): string[] {
  const ids = params
    .getAll(PARAMETER[part])
    .flatMap((value) => value.split(','))
    .filter((id) => (known ? known[part].has(id) : id.length <= MAX_LENGTH.id && ID.test(id)));
  return inCanonicalOrder(part, ids).slice(0, MAX_FILTER_VALUES);
}

/**
 * Each id once and sorted, so that one filter has one address. Of the professions the first stays
 * first: it is the one that was chosen, the others came with it (decision 27).
 */
function inCanonicalOrder(part: ListPart, ids: readonly string[]): string[] {
  if (part !== 'workroles') return [...new Set(ids)].sort();
  const [first, ...others] = ids;
  return first === undefined ? [] : [...new Set([first, ...others.sort()])];
}

function readRate(value: string | null): number | null {
  if (value === null || !/^\d{1,5}$/.test(value)) return null;
  const rate = Number(value);
  return rate >= HOURLY_RATE.min && rate <= HOURLY_RATE.max ? rate : null;
}

function readDay(value: string | null): string | null {
  return isCalendarDay(value) ? value : null;
}

function readText(value: string | null): string {
  return (value ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_LENGTH.freeText).trimEnd();
}

function readOrder(value: string | null): JobOrder {
  return value === 'highest_hourly_rate' ? value : 'newest';
}

/**
 * Writes the one address of a filter: only what is set, in part 9's order, ids in their canonical
 * order. Answers without the leading `?`; '' for an empty filter in the usual order. Commas stay
 * readable.
 */
export function writeFilterQuery({ filter, order }: JobQuery): string {
  const { min, max } = rateLimits(filter);
  const values: [string, string][] = [
    ...LIST_PARTS.map((part): [string, string] => [
      PARAMETER[part],
      inCanonicalOrder(part, filter[part]).map(encodeURIComponent).join(','),
    ]),
    [PARAMETER.onCallDuty, filter.onCallDuty ? 'yes' : ''],
    [PARAMETER.minHourlyRate, min === null ? '' : String(min)],
    [PARAMETER.maxHourlyRate, max === null ? '' : String(max)],
    [PARAMETER.fromDate, filter.fromDate ?? ''],
    [PARAMETER.toDate, filter.toDate ?? ''],
    [PARAMETER.text, encodeURIComponent(readText(filter.text))],
    [PARAMETER.order, order === 'newest' ? '' : order],
    [PARAMETER.forceRefresh, filter.forceRefresh ? 'true' : ''],
  ];
  return values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
