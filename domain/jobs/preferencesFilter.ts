import type { JobPreferences } from '#domain/candidates/preferences';
import { EMPTY_FILTER, type JobFilter } from './filter';
import type { FilterPart } from './filterFields';
import { isPartActive, withoutPart } from './filterParts';

/**
 * The filter that finds the jobs which a candidate wants: "my preference". Of their weeks it has
 * the time from the first to the last that has not passed. No filter expresses that they want no
 * on-call duty (part 5).
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export function preferencesToFilter(preferences: JobPreferences, today: string): JobFilter {
  const { compensation, availablePeriods } = preferences;
  const { minRate, maxRate } = compensation.hourly;
  const weeks = Object.values(availablePeriods.weeksData)
    .filter(({ endDate }) => endDate >= today)
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return {
    ...EMPTY_FILTER,
    locations: preferences.locations,
    workroles: preferences.workRoles,
    workfields: preferences.workFields,
    systems: preferences.systems,
    employmentTypes: preferences.employmentTypes,
    onCallDuty: preferences.onCallDuty === true,
    minHourlyRate: minRate,
    maxHourlyRate: maxRate,
    fromDate: weeks.at(0)?.startDate ?? null,
    toDate: weeks.at(-1)?.endDate ?? null,
  };
}

/** The parts that are left out one after the other when no job fits all; the profession is kept. */
const RELAXED = [
  'systems',
  'period',
  'hourlyRate',
  'onCallDuty',
  'employmentTypes',
  'workfields',
  'locations',
] as const satisfies readonly FilterPart[];

/** A filter, and the parts that were left out. */
export interface RelaxedFilter {
  filter: JobFilter;
  relaxed: FilterPart[];
}

/** The filter itself, then with more and more of its parts left out. */
export function relaxations(filter: JobFilter): RelaxedFilter[] {
  const all: RelaxedFilter[] = [{ filter, relaxed: [] }];
  for (const part of RELAXED) {
    const last = all.at(-1);
    if (!last || !isPartActive(last.filter, part)) continue;
    all.push({ filter: withoutPart(last.filter, part), relaxed: [...last.relaxed, part] });
  }
  return all;
}
