import type { AppLocation } from './types';

/**
 * The ids that a location covers: only itself for a municipality; itself first, then all its
 * municipalities for a region. Empty for an unknown id.
 */
export function locationsWithin(
  locations: readonly Pick<AppLocation, 'id' | 'kind' | 'regionId'>[],
  id: string,
): string[] {
  const chosen = locations.find((location) => location.id === id);
  if (!chosen) return [];
  if (chosen.kind === 'municipality') return [id];
  return locations.filter(({ regionId }) => regionId === id).map((location) => location.id);
}
