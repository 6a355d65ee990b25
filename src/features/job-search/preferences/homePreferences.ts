import { addDays, daysBetween, isCalendarDay } from '#domain/calendar/days';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { activeFilterCount, chosenIds, rateLimits } from '#domain/jobs/filterParts';
import { readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';

/** A week as stored in the preferences; the first and the last are cut at the chosen days. */
interface PreferredWeek {
  year: number;
  weekNumber: number;
  /** `YYYY-MM-DD`; null in the only week of a period that is open at that end. */
  startDate: string | null;
  endDate: string | null;
}

/** The value stored on the device under `home_preferences` (the specification's parts 3 and 9). */
export interface HomePreferences {
  workFields: string[];
  workRoles: string[];
  locations: string[];
  employmentTypes: string[];
  systems: string[];
  /** Weeks by `week_year`. */
  availablePeriods: { weeksData: Record<string, PreferredWeek> };
  /** SEK per hour; null for no limit. */
  compensation: { hourly: { minRate: number | null; maxRate: number | null } };
}

const DAYS_PER_WEEK = 7;
/** A longer period filters next to nothing, and would fill the store. */
const MAX_WEEKS = 104;

/** The part of a filter that is stored; null when it is empty. */
export function toPreferences(filter: JobFilter): HomePreferences | null {
  const { min, max } = rateLimits(filter);
  const preferences: HomePreferences = {
    workFields: [...chosenIds(filter, 'workfields')],
    workRoles: filter.workroles,
    locations: filter.locations,
    employmentTypes: filter.employmentTypes,
    systems: filter.systems,
    availablePeriods: { weeksData: weeksOf(filter.fromDate, filter.toDate) },
    compensation: { hourly: { minRate: min, maxRate: max } },
  };
  return activeFilterCount(fromPreferences(preferences)) > 0 ? preferences : null;
}

/**
 * The stored filter. Any other stored value counts as empty: the values are read like an address,
 * which drops invalid ones. Never throws.
 */
export function fromPreferences(stored: unknown): JobFilter {
  const own = record(stored);
  const hourly = record(record(own.compensation).hourly);
  const weeks = Object.values(record(record(own.availablePeriods).weeksData)).map(record);
  const kept: JobFilter = {
    ...EMPTY_FILTER,
    workfields: ids(own.workFields),
    workroles: ids(own.workRoles),
    locations: ids(own.locations),
    employmentTypes: ids(own.employmentTypes),
    systems: ids(own.systems),
    minHourlyRate: rate(hourly.minRate),
    maxHourlyRate: rate(hourly.maxRate),
    fromDate: outerDay(
      weeks.map(({ startDate }) => startDate),
      (a, b) => a < b,
    ),
    toDate: outerDay(
      weeks.map(({ endDate }) => endDate),
      (a, b) => a > b,
    ),
  };
  return readFilterQuery(new URLSearchParams(writeFilterQuery(queryOf(kept)))).filter;
}

function weeksOf(from: string | null, to: string | null): Record<string, PreferredWeek> {
  const start = from ?? to;
  if (start === null) return {};
  const end = from === null ? start : (to ?? start);
  if (daysBetween(start, end) > MAX_WEEKS * DAYS_PER_WEEK) return {};
  const weeks: Record<string, PreferredWeek> = {};
  for (let day = start; ; ) {
    const week = isoWeekOf(day);
    const isLast = week.endDate >= end;
    weeks[weekKey(week)] = {
      ...week,
      startDate: day === start ? from : week.startDate,
      endDate: isLast ? to : week.endDate,
    };
    if (isLast) return weeks;
    day = addDays(week.endDate, 1);
  }
}

/** The outermost of the days; null when one of them is open. */
function outerDay(days: readonly unknown[], isOuter: (a: string, b: string) => boolean) {
  const sound = days.filter(isCalendarDay);
  if (sound.length < days.length) return null;
  return sound.reduce<string | null>(
    (outer, day) => (outer === null || isOuter(day, outer) ? day : outer),
    null,
  );
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function ids(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}

function rate(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
