import { EMPTY_FILTER, type JobFilter } from './filter';
import {
  type DaysPart,
  FILTER_FIELDS,
  FILTER_PARTS,
  type FilterPart,
  GROUP_FIELDS,
  isFlagPart,
  isListPart,
  isNumbersPart,
  isTextPart,
  LIST_PARTS,
  type ListPart,
  type NumberEnd,
  type NumbersPart,
  recordOf,
} from './filterFields';

type RateLimits = Pick<JobFilter, 'minHourlyRate' | 'maxHourlyRate'>;

/**
 * The limits of a range that filter anything: null for one that is unset or on its bound. Part 9
 * says "below 500 or above 3500", which no slider value can be; it means a limit inside the bounds. Only
 * what is read from a text is outside of them, and is a limit.
 */
export function numberLimits(
  filter: Partial<Pick<JobFilter, NumberEnd>>,
  part: NumbersPart,
): { min: number | null; max: number | null } {
  const { low, high, bounds } = FILTER_FIELDS[part];
  const [min = null, max = null] = [filter[low.key], filter[high.key]];
  return {
    min: min === bounds.min ? null : min,
    max: max === bounds.max ? null : max,
  };
}

/** The hourly rate's limits that filter anything. */
export const rateLimits = (filter: RateLimits) => numberLimits(filter, 'hourlyRate');

/** True when the rate filter leaves something out; jobs without a rate are then left out. */
export function isRateActive(filter: RateLimits): boolean {
  const { min, max } = rateLimits(filter);
  return min !== null || max !== null;
}

/** The two days of a period. */
export function dayLimits(filter: JobFilter, part: DaysPart) {
  const { low, high } = FILTER_FIELDS[part];
  return { from: filter[low.key], to: filter[high.key] };
}

/** The fields that contain a group of a list's ids. */
const GROUPS_OF = recordOf(LIST_PARTS, (part) =>
  GROUP_FIELDS.filter((group) => FILTER_FIELDS[group].of === part),
);

/** The ids that a list filters by: its own, and the group that means several of them. */
export function chosenIds(filter: JobFilter, part: ListPart): readonly string[] {
  let ids = filter[part];
  for (const group of GROUPS_OF[part]) {
    const id = filter[group];
    if (id !== null) ids = [...ids, id];
  }
  return ids;
}

/** The same filter without some ids of a list. */
export function withoutIds(filter: JobFilter, part: ListPart, ids: readonly string[]): JobFilter {
  const rest = { ...filter, [part]: filter[part].filter((id) => !ids.includes(id)) };
  for (const group of GROUPS_OF[part]) {
    if (ids.includes(rest[group] ?? '')) rest[group] = EMPTY_FILTER[group];
  }
  return rest;
}

export function isPartActive(filter: JobFilter, part: FilterPart): boolean {
  if (isListPart(part)) return chosenIds(filter, part).length > 0;
  if (isFlagPart(part)) return filter[part];
  if (isTextPart(part)) return filter[part].trim() !== '';
  if (isNumbersPart(part)) {
    const { min, max } = numberLimits(filter, part);
    return min !== null || max !== null;
  }
  const { from, to } = dayLimits(filter, part);
  return from !== null || to !== null;
}

/** The parts that are set, in the order that chips are shown. */
export function activeParts(filter: JobFilter): FilterPart[] {
  return FILTER_PARTS.filter((part) => isPartActive(filter, part));
}

/** How many parts are set: the number on the filters button. */
export function activeFilterCount(filter: JobFilter): number {
  return activeParts(filter).length;
}

/** The same filter with one part unset; an empty result also suggests parts to remove. */
export function withoutPart(filter: JobFilter, part: FilterPart): JobFilter {
  const rest = { ...filter };
  for (const key of keysOf(part)) unset(rest, key);
  return rest;
}

/** The keys of the filter that a part is made of. */
export function keysOf(part: FilterPart): readonly (keyof JobFilter)[] {
  if (isListPart(part)) return [part, ...GROUPS_OF[part]];
  if (isFlagPart(part) || isTextPart(part)) return [part];
  const { low, high } = FILTER_FIELDS[part];
  return [low.key, high.key];
}

function unset<Key extends keyof JobFilter>(filter: JobFilter, key: Key): void {
  filter[key] = EMPTY_FILTER[key];
}
