import type { JobFilter } from '#domain/jobs/filter';
import type { FilterPart } from '#domain/jobs/filterFields';
import { activeParts } from '#domain/jobs/filterParts';
import { countBits } from './bitmap';
import type { FilterMask } from './filterMask';

/** How many jobs there would be without one part of the filter. */
export interface Suggestion {
  drop: FilterPart;
  total: number;
}

/**
 * For an empty result: the parts of the filter whose removal alone gives results, the most results
 * first. Empty when no single part does. The masks must keep near misses.
 */
export function suggestionsOf(filter: JobFilter, masks: readonly FilterMask[]): Suggestion[] {
  return activeParts(filter)
    .map((drop) => ({
      drop,
      total: masks.reduce((sum, mask) => sum + countBits(mask.without(drop)), 0),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
