import { defaultOrder, type JobFilter } from '../jobs/filter';
import { readFilterQuery, writeFilterQuery } from '../jobs/filterQuery';
import type { KnownIds } from '../jobs/knownIds';
import { nearbyRoles } from '../jobs/selection';

/** The longest query of a saved search, in characters; an index has it whole. */
export const LONGEST_QUERY = 2048;

/** The canonical query of a filter, without its order; '' for one that filters nothing. */
export function savedQueryOf(filter: JobFilter): string {
  const asked = { ...filter, forceRefresh: false };
  return writeFilterQuery({ filter: asked, order: defaultOrder(asked) });
}

/**
 * The query of the same search in all professions of the chosen ones' groups, for who wants to hear of
 * those too; null where there are no others.
 */
export function queryWithNearby(
  query: string,
  workroles: Parameters<typeof nearbyRoles>[1],
): string | null {
  const { filter } = readFilterQuery(new URLSearchParams(query));
  const nearby = nearbyRoles(filter.workroles, workroles);
  if (nearby.length === 0) return null;
  return savedQueryOf({ ...filter, workroles: [...filter.workroles, ...nearby] });
}

/** What `savedQueryOf` writes for the query of an address; what is not known is left out. */
export function canonicalQuery(query: string, known: KnownIds): string {
  return savedQueryOf(readFilterQuery(new URLSearchParams(query), known).filter);
}
