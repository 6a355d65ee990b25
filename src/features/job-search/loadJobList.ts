import { redirect } from 'react-router-dom';
import { filterJobs } from '#domain/api/portal';
import type { JobOrder } from '#domain/jobs/filter';
import { type JobQuery, readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { knownIdsOf } from '#domain/jobs/knownIds';
import { peekConstants } from '../../data/constants';
import { jobListRequest } from '../../data/jobs';
import type { PageRequest } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';
import { loadFound } from './found/foundParts';
import { type SearchVocabulary, searchVocabulary } from './vocabulary/searchVocabulary';

/** The query of a page's address, and the names that its first screen shows. */
export interface AddressedSearch {
  query: JobQuery;
  vocabulary: SearchVocabulary;
}

/**
 * Reads the address. One with ids that no longer exist is redirected to the same without them, so
 * that page, address and services agree on the request. Throws that redirect.
 */
export async function readAddress(
  prefetch: Prefetch,
  { url, language }: PageRequest,
): Promise<AddressedSearch> {
  const constants = await peekConstants(prefetch);
  const query = readFilterQuery(url.searchParams, knownIdsOf(constants));
  const search = writeFilterQuery(query);
  if (search !== writeFilterQuery(readFilterQuery(url.searchParams))) {
    const lang = url.searchParams.get('lang');
    const kept = [search, ...(lang ? [`lang=${encodeURIComponent(lang)}`] : [])].filter(Boolean);
    throw redirect([url.pathname, kept.join('&')].filter(Boolean).join('?'));
  }
  return { query, vocabulary: searchVocabulary(constants, language, query.filter) };
}

/** A list page's loader: the first page of the address's query. */
export async function loadJobList(
  prefetch: Prefetch,
  request: PageRequest,
  fixedOrder?: JobOrder,
): Promise<SearchVocabulary> {
  const { query, vocabulary } = await readAddress(prefetch, request);
  await loadFound(
    await prefetch.readList(
      filterJobs,
      jobListRequest({ ...query, order: fixedOrder ?? query.order }),
    ),
  );
  return vocabulary;
}
