import { defaultOrder, type JobFilter } from './filter';
import type { JobQuery } from './filterQuery';

/** A list of this filter in the order that such a list has by default. */
export const queryOf = (filter: JobFilter): JobQuery => ({ filter, order: defaultOrder(filter) });

/**
 * The same list, in the same view, with another filter: an order that was the default stays the default, and nothing
 * is ordered by relevance where nothing can be relevant.
 */
export function queryWith(query: JobQuery, filter: JobFilter): JobQuery {
  const { filter: before, order } = query;
  const isDefault = order === defaultOrder(before) || order === 'relevance';
  return { ...query, filter, order: isDefault ? defaultOrder(filter) : order };
}
