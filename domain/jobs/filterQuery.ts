import { MAX_FILTER_VALUES, MAX_LENGTH } from '#domain/limits';
import { tidyDay, tidySearch } from '#domain/text/tidy';
import { isCalendarDay } from '../calendar/days';
import { defaultOrder, EMPTY_FILTER, isJobOrder, type JobFilter, type JobOrder } from './filter';
import {
  COMMAND_FIELDS,
  DAYS_PARTS,
  FILTER_FIELDS,
  FILTER_PARTS,
  type FilterPart,
  FLAG_PARTS,
  isFlagPart,
  isListPart,
  isNumbersPart,
  isTextPart,
  LIST_PARTS,
  type ListPart,
  NUMBERS_PARTS,
  TEXT_PARTS,
} from './filterFields';
import { chosenIds, dayLimits, numberLimits } from './filterParts';
import type { KnownIds } from './knownIds';

/** The query parameters are part 9's, in the table of fields; these are beside the filter. */
const ORDER = 'order';
const VIEW = 'view';
const NEARBY = 'nearby';

/** The content of the address of a job list. */
export interface JobQuery {
  filter: JobFilter;
  order: JobOrder;
  /** `weeks`: under the weeks in which the jobs begin; a plain list when left out. */
  view?: 'weeks' | undefined;
  /** `hidden`: without the professions near the chosen ones; shown when left out. */
  nearby?: 'hidden' | undefined;
}

const ID = /^[A-Za-z0-9-]+$/;

/**
 * Reads an address, which people edit and old links contain: invalid values are dropped without an
 * error, so that the rest still filters. Ids are checked against `known` when it is given. Never
 * throws.
 */
export function readFilterQuery(params: URLSearchParams, known?: KnownIds): JobQuery {
  const filter: JobFilter = { ...EMPTY_FILTER };
  for (const part of LIST_PARTS) filter[part] = readIds(params, part, known);
  for (const name of [...FLAG_PARTS, ...COMMAND_FIELDS]) {
    const { param, word } = FILTER_FIELDS[name];
    filter[name] = params.get(param) === word;
  }
  for (const part of NUMBERS_PARTS) {
    const { low, high, bounds } = FILTER_FIELDS[part];
    filter[low.key] = readNumber(params.get(low.param), bounds);
    filter[high.key] = readNumber(params.get(high.param), bounds);
    const { min, max } = numberLimits(filter, part);
    const isSound = min === null || max === null || min <= max;
    filter[low.key] = isSound ? min : null;
    filter[high.key] = isSound ? max : null;
  }
  for (const part of DAYS_PARTS) {
    const { low, high } = FILTER_FIELDS[part];
    const [from, to] = [readDay(params.get(low.param)), readDay(params.get(high.param))];
    const isSound = from === null || to === null || from <= to;
    filter[low.key] = isSound ? from : null;
    filter[high.key] = isSound ? to : null;
  }
  for (const part of TEXT_PARTS) filter[part] = readText(params.get(FILTER_FIELDS[part].param));
  const order = params.get(ORDER);
  // Relevance is the default wherever it is an order
  const isChosen = isJobOrder(order) && order !== 'relevance';
  return {
    filter,
    order: isChosen ? order : defaultOrder(filter),
    ...(params.get(VIEW) === 'weeks' && { view: 'weeks' }),
    ...(params.get(NEARBY) === 'hidden' && { nearby: 'hidden' }),
  };
}

function readIds(params: URLSearchParams, part: ListPart, known: KnownIds | undefined): string[] {
  const ids = params
    .getAll(FILTER_FIELDS[part].param)
    .flatMap((value) => value.split(','))
    .filter((id) => (known ? known[part].has(id) : id.length <= MAX_LENGTH.id && ID.test(id)));
  return inCanonicalOrder(ids).slice(0, MAX_FILTER_VALUES);
}

/** Each id once and sorted, so that one filter has one address. */
const inCanonicalOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

function readNumber(value: string | null, bounds: { min: number; max: number }): number | null {
  if (value === null || !/^\d{1,5}$/.test(value)) return null;
  const number = Number(value);
  return number >= bounds.min && number <= bounds.max ? number : null;
}

function readDay(value: string | null): string | null {
  const day = value === null ? null : tidyDay(value);
  return isCalendarDay(day) ? day : null;
}

/** Without the half of a character that the cut leaves, which no address can hold. */
function readText(value: string | null): string {
  const text = tidySearch((value ?? '').replace(/\s+/g, ' ')).slice(0, MAX_LENGTH.freeText);
  return text.replace(/\p{Cs}/gu, '').trimEnd();
}

/**
 * Writes the canonical address of a filter: only what is set, in part 9's order, with ids in their
 * canonical order. Returns it without the leading `?`; '' for an empty filter in the default order.
 * Commas stay readable.
 */
export function writeFilterQuery({ filter, order, view, nearby }: JobQuery): string {
  const values: [string, string][] = [
    ...FILTER_PARTS.flatMap((part) => parametersOf(filter, part)),
    [ORDER, order === defaultOrder(filter) ? '' : order],
    [VIEW, view ?? ''],
    [NEARBY, nearby ?? ''],
    ...COMMAND_FIELDS.map((name): [string, string] => {
      const { param, word } = FILTER_FIELDS[name];
      return [param, filter[name] ? word : ''];
    }),
  ];
  return values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** A part's query parameters, escaped; '' for one that is not set. */
function parametersOf(filter: JobFilter, part: FilterPart): [param: string, value: string][] {
  if (isListPart(part)) {
    const ids = inCanonicalOrder(chosenIds(filter, part));
    return [[FILTER_FIELDS[part].param, ids.map(encodeURIComponent).join(',')]];
  }
  if (isFlagPart(part)) {
    const { param, word } = FILTER_FIELDS[part];
    return [[param, filter[part] ? word : '']];
  }
  if (isTextPart(part)) {
    return [[FILTER_FIELDS[part].param, encodeURIComponent(readText(filter[part]))]];
  }
  const { low, high } = FILTER_FIELDS[part];
  if (isNumbersPart(part)) {
    const { min, max } = numberLimits(filter, part);
    return [
      [low.param, min === null ? '' : String(min)],
      [high.param, max === null ? '' : String(max)],
    ];
  }
  const { from, to } = dayLimits(filter, part);
  return [
    [low.param, from ?? ''],
    [high.param, to ?? ''],
  ];
}
