import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { locationsWithin } from '#domain/vocabulary/locationsWithin';
import { locationById } from '#domain/vocabulary/lookup';
import { townOf } from '#domain/vocabulary/towns';

/** As the crow flies; what is farther away is not called near. */
const FARTHEST_KM = 300;
const NEAREST = 3;
const KM_PER_DEGREE = 111;
const DEGREES_TO_RADIANS = Math.PI / 180;

/** Kilometres between two municipalities; infinite where one has no coordinates. */
export function kilometresBetween(oneId: string, otherId: string): number {
  const one = townOf(oneId);
  const other = townOf(otherId);
  if (!one || !other) return Number.POSITIVE_INFINITY;
  const [north, east] = [one[0] - other[0], one[1] - other[1]];
  const narrowing = Math.cos(((one[0] + other[0]) / 2) * DEGREES_TO_RADIANS);
  return Math.hypot(north, east * narrowing) * KM_PER_DEGREE;
}

/**
 * Places to look in where the asked ones have nothing: the nearest municipalities that have jobs,
 * then the regions of the asked ones, where those have more.
 *
 * @param counts - jobs by the id of a place, those of a region with all its municipalities'.
 */
export function nearPlaces(
  asked: readonly string[],
  counts: Readonly<Record<string, number>>,
): string[] {
  const within = new Set(asked.flatMap((id) => locationsWithin(APP_LOCATIONS, id)));
  const distanceTo = (id: string) =>
    Math.min(...Array.from(within, (from) => kilometresBetween(from, id)));
  const has = (id: string) => (counts[id] ?? 0) > 0;
  const municipalities = APP_LOCATIONS.filter(
    ({ id, kind }) => kind === 'municipality' && has(id) && !within.has(id),
  )
    .map(({ id }) => ({ id, distance: distanceTo(id) }))
    .filter(({ distance }) => distance <= FARTHEST_KM)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ id }) => id);
  /** Jobs of the region that none of its named municipalities has. */
  const others = (regionId: string) =>
    municipalities
      .filter((id) => locationById(id)?.regionId === regionId)
      .reduce((rest, id) => rest - (counts[id] ?? 0), counts[regionId] ?? 0);
  const regions = asked
    .flatMap((id) => locationById(id)?.regionId ?? [])
    .filter((id) => !asked.includes(id) && others(id) > 0);
  return [...municipalities, ...new Set(regions)];
}
