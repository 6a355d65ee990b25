import type { FacetCounts } from '#domain/jobs/filter';
import type { Language } from '#domain/language';
import { locationName } from '#domain/vocabulary/locationName';
import type { AppLocation, Constants } from '#domain/vocabulary/types';

/** A landing page to link to, with the number of its jobs. */
interface CountedLink {
  /** Its path id. */
  pathId: string;
  label: string;
  total: number;
}

/** The open jobs of one region. */
export interface RegionJobs {
  /** The region's id and path id. */
  id: string;
  key: string;
  name: string;
  total: number;
  /** The municipalities and the roles with most jobs, most first. */
  places: CountedLink[];
  roles: CountedLink[];
}

/** The default region: the most inhabitants and the most jobs. */
export const DEFAULT_REGION = 'r-01';

const SHOWN_PLACES = 12;
const SHOWN_ROLES = 10;

/** The region of a municipality, or the region itself; null for an unknown id. */
export function regionOf(
  locationId: string | undefined,
  places: readonly Pick<AppLocation, 'id' | 'regionId'>[],
): string | null {
  return places.find(({ id }) => id === locationId)?.regionId ?? null;
}

/**
 * Links made of the counts of a region's jobs. Null for an unknown region.
 *
 * @param counts - of a filter with only this region.
 */
export function regionJobs(
  regionId: string,
  counts: { total: number; facets: Pick<FacetCounts, 'locations' | 'workroles'> },
  constants: Pick<Constants, 'appLocations' | 'workroles'>,
  language: Language,
): RegionJobs | null {
  const region = constants.appLocations.find(({ id }) => id === regionId);
  if (!region) return null;
  const { total, facets } = counts;
  return {
    id: region.id,
    key: region.key,
    name: locationName(region.name, language),
    total,
    places: most(
      constants.appLocations
        .filter((place) => place.regionId === regionId && place.id !== regionId)
        .map(({ id, key, name }) => ({
          pathId: key,
          label: name,
          total: facets.locations[id] ?? 0,
        })),
      SHOWN_PLACES,
    ),
    roles: most(
      constants.workroles.map(({ id, pathId, text }) => ({
        pathId,
        label: text[language],
        total: facets.workroles[id] ?? 0,
      })),
      SHOWN_ROLES,
    ),
  };
}

function most(links: CountedLink[], shown: number): CountedLink[] {
  return links
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, shown);
}
