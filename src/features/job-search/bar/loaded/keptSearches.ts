import { activeFilterCount } from '#domain/jobs/filterParts';
import { readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';
import { MAX_LENGTH, STORAGE_KEY } from '#domain/limits';
import { localStore } from '../../../../lib/store/localStore';

const MOST = 5;

/** Queries of lists that were looked at on this device, the last one first. */
export function recentSearches(): string[] {
  const kept = localStore.read(STORAGE_KEY.recentSearches);
  if (!Array.isArray(kept)) return [];
  return kept.filter((query) => typeof query === 'string' && canonical(query) === query);
}

/** Keeps the query of a list's address; a list of everything is no search. */
export function rememberSearch(search: string): void {
  const query = canonical(search);
  if (query === '' || query.length > MAX_LENGTH.path) return;
  const others = recentSearches().filter((other) => other !== query);
  localStore.write(STORAGE_KEY.recentSearches, [query, ...others].slice(0, MOST));
}

export function forgetSearch(query: string): void {
  const others = recentSearches().filter((other) => other !== query);
  localStore.write(STORAGE_KEY.recentSearches, others);
}

export const forgetSearches = (): void => localStore.remove(STORAGE_KEY.recentSearches);

/** The filter alone, in the order of its default; '' for none. */
function canonical(search: string): string {
  const { filter } = readFilterQuery(new URLSearchParams(search));
  return activeFilterCount(filter) === 0 ? '' : writeFilterQuery(queryOf(filter));
}
