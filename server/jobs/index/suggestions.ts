import type { JobFilter } from '#domain/jobs/filter';
import { activeParts, type FilterPart } from '#domain/jobs/filterParts';
import { countBits } from './bitmap';
import type { Sieve } from './sieve';

/** How many jobs there would be without one part of the filter. */
export interface Suggestion {
  drop: FilterPart;
  total: number;
}

/**
 * For an empty result: the parts of the filter that alone stand in the way, the greatest gain
 * first. Empty where no single part does. The sieves must keep near misses.
 */
export function suggestionsOf(filter: JobFilter, sieves: readonly Sieve[]): Suggestion[] {
  return activeParts(filter)
    .map((drop) => ({
      drop,
      total: sieves.reduce((sum, sieve) => sum + countBits(sieve.without(drop)), 0),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
