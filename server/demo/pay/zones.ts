import type { AppLocation } from '#domain/vocabulary/types';
import type { Zone } from './priceCaps';

/** From SCB's codes, by space. */
const municipalities = (codes: string): ReadonlySet<string> =>
  new Set(codes.split(' ').map((code) => `m-${code}`));

/** Göteborg and Malmö with the municipalities around them. All of Stockholm's region is zone 1 too. */
const LARGE_CITIES = municipalities('1480 1481 1402 1401 1407 1482 1280 1281 1230 1231 1262 1263');
const STOCKHOLM = 'r-01';
/** From Dalarna northwards; of them, the towns are not in zone 3. */
const NORTH: ReadonlySet<string> = new Set(['r-20', 'r-21', 'r-22', 'r-23', 'r-24', 'r-25']);
const NORTHERN_TOWNS = municipalities('2080 2081 2180 2281 2380 2480 2482 2580');

/**
 * A municipality's price zone, roughly: the agreement has a zone for every municipality, but the list
 * is not published where it can be read.
 */
export function zoneOf({ id, regionId }: AppLocation): Zone {
  if (regionId === STOCKHOLM || LARGE_CITIES.has(id)) return 1;
  return NORTH.has(regionId) && !NORTHERN_TOWNS.has(id) ? 3 : 2;
}
