import type { OpenNow } from '#domain/api/home';
import { addDays } from '#domain/calendar/days';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';
import type { JobIndex } from './jobIndex';

/** The professions and the regions that are counted. */
const MOST_COUNTED = 4;
/** This week and the next ones. */
const COUNTED_WEEKS = 8;
const DAYS_PER_WEEK = 7;

/** The open jobs of a day, as the home page counts them: each number is what its list finds. */
export function countOpenNow(index: JobIndex, today: string): OpenNow {
  const search = (filter: JobFilter, facets: boolean) =>
    index.search(filter, { order: 'newest', pageLength: 1, startAfter: null, today, facets });
  const { total, facets } = search(EMPTY_FILTER, true);
  return {
    total,
    professions: mostOf(facets?.workroles, (id) => {
      const role = workRoleById(id);
      return role && { pathId: role.pathId, name: role.text };
    }),
    regions: mostOf(facets?.locations, (id) => {
      const place = locationById(id);
      return place?.kind === 'region' ? { pathId: place.key, name: place.name } : undefined;
    }),
    weeks: Array.from({ length: COUNTED_WEEKS }, (_, at) => {
      const { weekNumber, startDate, endDate } = isoWeekOf(addDays(today, at * DAYS_PER_WEEK));
      const days = { fromDate: startDate < today ? today : startDate, toDate: endDate };
      return { weekNumber, ...days, total: search({ ...EMPTY_FILTER, ...days }, false).total };
    }),
  };
}

/** `countOpenNow` of an index, counted again only after a change of it, or on another day. */
export function createOpenNowCounts(index: JobIndex): (today: string) => OpenNow {
  let last: { version: number; today: string; counts: OpenNow } | null = null;
  return (today) => {
    const { version } = index;
    if (last?.version !== version || last.today !== today) {
      last = { version, today, counts: countOpenNow(index, today) };
    }
    return last.counts;
  };
}

/** The named ids with most jobs, most first; by id among equals. */
function mostOf<Named>(
  counts: Readonly<Record<string, number>> = {},
  named: (id: string) => Named | undefined,
): (Named & { id: string; total: number })[] {
  return Object.entries(counts)
    .flatMap(([id, total]) => {
      const names = named(id);
      return names === undefined || total === 0 ? [] : [{ ...names, id, total }];
    })
    .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_COUNTED);
}
