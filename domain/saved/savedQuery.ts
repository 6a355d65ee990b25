import { defaultOrder, type JobFilter } from '../jobs/filter';
import { readFilterQuery, writeFilterQuery } from '../jobs/filterQuery';
import type { KnownIds } from '../jobs/knownIds';

/** The longest query of a saved search, in characters; an index has it whole. */
export const LONGEST_QUERY = 2048;

/** The canonical query of a filter, without its order; '' for one that filters nothing. */
export function savedQueryOf(filter: JobFilter): string {
  const asked = { ...filter, forceRefresh: false };
  return writeFilterQuery({ filter: asked, order: defaultOrder(asked) });
}

/** What `savedQueryOf` writes for the query of an address; what is not known is left out. */
export function canonicalQuery(query: string, known: KnownIds): string {
  return savedQueryOf(readFilterQuery(new URLSearchParams(query), known).filter);
}
