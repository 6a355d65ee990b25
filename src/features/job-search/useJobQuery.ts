import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type JobQuery, readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';

/** The address of a list with a query: `/jobs?roles=…`, `/jobs` without one. */
export function listHref(pathname: string, query: JobQuery): string {
  const search = writeFilterQuery(query);
  return search === '' ? pathname : `${pathname}?${search}`;
}

/**
 * The address's query, and how to change it: each change is an entry of its own in the history, so
 * that Back undoes it.
 */
export function useJobQuery(): { query: JobQuery; goTo: (query: JobQuery) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readFilterQuery(new URLSearchParams(search)), [search]);
  const goTo = useCallback(
    (next: JobQuery) => void navigate(listHref(pathname, next)),
    [navigate, pathname],
  );
  return { query, goTo };
}
