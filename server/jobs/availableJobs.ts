import type { AvailableJobsData } from '#domain/api/portal';
import { EMPTY_FILTER, type JobFilter, type JobOrder } from '#domain/jobs/filter';
import type { JobSummary } from '#domain/jobs/job';
import { nearbyRoles } from '#domain/jobs/selection';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '#domain/limits';
import {
  locationById,
  locationByKey,
  workFieldById,
  workRoleByPathId,
} from '#domain/vocabulary/lookup';
import type { AppLocation, WorkRole } from '#domain/vocabulary/types';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { JobIndex } from './jobIndex';

/** Jobs in a short list beside the page's own. */
const SHORT_LIST = 6;
/** The number of places that a page links to. */
const LINKED_LOCATIONS = 40;

/** The subject of a landing page; null for what its path does not name. */
export interface LandingSubject {
  role: WorkRole | null;
  location: AppLocation | null;
}

/** Reads the path segments; null when one of them is unknown. */
export function landingSubject(path: {
  roleOrLocation?: string;
  role?: string;
  location?: string;
}): LandingSubject | null {
  const { roleOrLocation, role: roleId, location: key } = path;
  if (roleOrLocation !== undefined) {
    const role = workRoleByPathId(roleOrLocation) ?? null;
    const location = locationByKey(roleOrLocation) ?? null;
    return role || location ? { role, location: role ? null : location } : null;
  }
  const role = roleId === undefined ? null : workRoleByPathId(roleId);
  const location = key === undefined ? null : locationByKey(key);
  return role === undefined || location === undefined ? null : { role, location };
}

/** Everything that a landing page shows. */
export function availableJobs(
  index: JobIndex,
  { role, location }: LandingSubject,
  today: string,
): AvailableJobsData {
  const filter: JobFilter = {
    ...EMPTY_FILTER,
    workroles: role ? [role.id] : [],
    locations: location ? [location.id] : [],
  };
  const search = (wanted: JobFilter, pageLength: number, order: JobOrder = 'newest') =>
    index.search(wanted, { order, pageLength, startAfter: null, today, facets: false }).results;
  const page = index.search(filter, {
    order: 'newest',
    pageLength: PAGE_SIZE,
    startAfter: null,
    today,
    facets: true,
  });
  const highest = search(filter, SHORT_LIST, 'highest_hourly_rate');
  return {
    role,
    location,
    total: page.total,
    jobs: page.results,
    nextPageToken: page.nextPageToken,
    highestHourlyRate: highest.filter(({ hourlyRate }) => hourlyRate !== null),
    otherJobs: otherJobs({ role, location }, search),
    workfields: counted(page.facets?.workfields, workFieldById)
      .map(([field, total]) => ({ field, total }))
      .filter(({ field }) => !field.isGroup),
    locations: counted(page.facets?.locations, locationById)
      .map(([place, total]) => ({ location: place, total }))
      .filter(({ location: place }) => isNear(place, location))
      .slice(0, LINKED_LOCATIONS),
  };
}

/**
 * The jobs of the role's group without the role, near the location; else of the region without the
 * place.
 */
function otherJobs(
  { role, location }: LandingSubject,
  search: (filter: JobFilter, pageLength: number) => JobSummary[],
): JobSummary[] {
  const locations = location ? [location.regionId] : [];
  if (role) {
    const workroles = nearbyRoles([role.id], WORK_ROLES);
    return workroles.length > 0
      ? search({ ...EMPTY_FILTER, workroles, locations }, SHORT_LIST)
      : [];
  }
  if (location?.kind !== 'municipality') return [];
  return search({ ...EMPTY_FILTER, locations }, MAX_PAGE_SIZE)
    .filter((job) => job.location !== location.id)
    .slice(0, SHORT_LIST);
}

/** On a page about a place, the places of the same region; on any other, all places. */
function isNear(place: AppLocation, location: AppLocation | null): boolean {
  return location === null || (place.regionId === location.regionId && place.id !== location.id);
}

/** A facet's values with their jobs, most jobs first. */
function counted<Item>(
  counts: Record<string, number> | undefined,
  find: (id: string) => Item | undefined,
): [Item, number][] {
  return Object.entries(counts ?? {})
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id, total]): [Item, number][] => {
      const item = find(id);
      return item ? [[item, total]] : [];
    });
}
