import { HOURLY_RATE } from '#domain/limits';
import { EMPTY_FILTER, type JobFilter } from './filter';

/** The parts of the filter that hold a list of ids; several ids in one mean "any of them". */
export const LIST_PARTS = [
  'locations',
  'workroles',
  'workfields',
  'employmentTypes',
  'systems',
  'timeOfDay',
] as const satisfies readonly (keyof JobFilter)[];
export type ListPart = (typeof LIST_PARTS)[number];

/** What a person sets, sees as a chip and drops in one go; all set parts must hold. */
export const FILTER_PARTS = [...LIST_PARTS, 'onCallDuty', 'hourlyRate', 'period', 'text'] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

type RateLimits = Pick<JobFilter, 'minHourlyRate' | 'maxHourlyRate'>;

/**
 * The limits that narrow anything: null for one that is unset or stands on its bound. Part 9
 * words it "below 500 or above 3500", which no slider value can be; what is meant is a limit
 * inside the bounds.
 */
export function rateLimits(filter: RateLimits): { min: number | null; max: number | null } {
  const { minHourlyRate: min, maxHourlyRate: max } = filter;
  return {
    min: min !== null && min > HOURLY_RATE.min ? min : null,
    max: max !== null && max < HOURLY_RATE.max ? max : null,
  };
}

/** True when the rate filter leaves something out; jobs that state no rate are then left out. */
export function isRateActive(filter: RateLimits): boolean {
  const { min, max } = rateLimits(filter);
  return min !== null || max !== null;
}

export function isPartActive(filter: JobFilter, part: FilterPart): boolean {
  switch (part) {
    case 'onCallDuty':
      return filter.onCallDuty;
    case 'hourlyRate':
      return isRateActive(filter);
    case 'period':
      return filter.fromDate !== null || filter.toDate !== null;
    case 'text':
      return filter.text.trim() !== '';
    default:
      return filter[part].length > 0;
  }
}

/** The parts that are set, in the order that chips are shown. */
export function activeParts(filter: JobFilter): FilterPart[] {
  return FILTER_PARTS.filter((part) => isPartActive(filter, part));
}

/** How many parts are set: the number on the filters button. */
export function activeFilterCount(filter: JobFilter): number {
  return activeParts(filter).length;
}

/** The same filter with one part unset; `part` is also what an empty result suggests to drop. */
export function withoutPart(filter: JobFilter, part: FilterPart): JobFilter {
  switch (part) {
    case 'hourlyRate':
      return { ...filter, minHourlyRate: null, maxHourlyRate: null };
    case 'period':
      return { ...filter, fromDate: null, toDate: null };
    default:
      return { ...filter, [part]: EMPTY_FILTER[part] };
  }
}
