import { MAX_LENGTH, MAX_PAGE_SIZE } from '#domain/limits';
import { isCalendarDay } from '../calendar/days';
import { EMPTY_FILTER, isJobOrder, type JobSearch } from './filter';
import {
  DAY_ENDS,
  DAYS_PARTS,
  type DayEnd,
  FILTER_FIELDS,
  FLAG_PARTS,
  LIST_PARTS,
  type ListPart,
  NUMBER_ENDS,
  NUMBERS_PARTS,
  type NumberEnd,
  TEXT_PARTS,
} from './filterFields';
import { isPageToken, isWholeWithin, MAX_LIST_LENGTH, numberOnWire } from './filterRules';
import { orderOnWire, splitIds } from './filterWire';
import type { KnownIds } from './knownIds';

/** Reads one field's value into the search; false for a value that the schema refuses. */
type FieldReader = (value: unknown, search: JobSearch) => boolean;

/**
 * Reads a request of `public/jobs/filter` directly into a search. Null for exactly what
 * `filterJobsSchema` refuses, in a twentieth of its time: this is by far the most frequent call.
 */
export function createSearchReader(known: KnownIds): (input: unknown) => JobSearch | null {
  const readers = new Map<string, FieldReader>([
    ...LIST_PARTS.map((part) => [part, listReader(part, known[part])] as const),
    ...FLAG_PARTS.map((part): [string, FieldReader] => [
      part,
      (value, { filter }) => {
        filter[part] = true;
        return value === FILTER_FIELDS[part].word;
      },
    ]),
    ...NUMBER_ENDS.map(
      ({ key, part }) => [key, numberReader(key, FILTER_FIELDS[part].bounds)] as const,
    ),
    ...DAY_ENDS.map(({ key }) => [key, dayReader(key)] as const),
    ...TEXT_PARTS.map((part): [string, FieldReader] => [
      part,
      (value, { filter }) => {
        if (typeof value !== 'string' || value.length > MAX_LENGTH.freeText) return false;
        filter[part] = value;
        return true;
      },
    ]),
    ...Object.entries(PAGING),
  ]);

  return (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
    const search: JobSearch = { filter: { ...EMPTY_FILTER }, order: 'newest' };
    for (const [name, value] of Object.entries(input)) {
      const read = readers.get(name);
      if (!read || (value !== undefined && !read(value, search))) return null;
    }
    if (!('order' in input) || input.order === undefined) {
      search.order = orderOnWire(search.filter.text);
    }
    return isWhole(search) ? search : null;
  };
}

const PAGE_LENGTH = { min: 1, max: MAX_PAGE_SIZE };

/** The fields beside the filter. */
const PAGING = {
  startAfter(value, search) {
    if (value === null) return true;
    if (typeof value !== 'string' || value.length > MAX_LENGTH.path) return false;
    search.startAfter = value;
    return true;
  },
  pageLength(value, search) {
    const length = numberOnWire(value);
    if (length === null) return false;
    search.pageLength = length;
    return isWholeWithin(length, PAGE_LENGTH);
  },
  order(value, search) {
    if (!isJobOrder(value)) return false;
    search.order = value;
    return true;
  },
  include(value, search) {
    search.facets = true;
    return value === 'facets';
  },
  by(value, search) {
    search.byWeek = true;
    return value === 'week';
  },
} satisfies Record<string, FieldReader>;

function listReader(part: ListPart, known: ReadonlySet<string>): FieldReader {
  return (value, { filter }) => {
    if (value === null || value === '') return true;
    if (typeof value !== 'string' || value.length > MAX_LIST_LENGTH) return false;
    const ids = splitIds(value);
    filter[part] = ids;
    return ids.every((id) => known.has(id));
  };
}

function numberReader(key: NumberEnd, bounds: { min: number; max: number }): FieldReader {
  return (value, { filter }) => {
    const number = numberOnWire(value);
    if (number === null) return false;
    filter[key] = number;
    return isWholeWithin(number, bounds);
  };
}

function dayReader(key: DayEnd): FieldReader {
  return (value, { filter }) => {
    if (!isCalendarDay(value)) return false;
    filter[key] = value;
    return true;
  };
}

/** Rules over several fields: ranges that are not inverted, a token of this order. */
function isWhole({ filter, order, startAfter }: JobSearch): boolean {
  for (const part of NUMBERS_PARTS) {
    const { low, high } = FILTER_FIELDS[part];
    const [from, to] = [filter[low.key], filter[high.key]];
    if (from !== null && to !== null && from > to) return false;
  }
  for (const part of DAYS_PARTS) {
    const { low, high } = FILTER_FIELDS[part];
    const [from, to] = [filter[low.key], filter[high.key]];
    if (from !== null && to !== null && from > to) return false;
  }
  return typeof startAfter !== 'string' || isPageToken(startAfter, order);
}
