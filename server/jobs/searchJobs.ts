import type { FilterJobsResponse } from '#domain/api/portal';
import type { JobSearch } from '#domain/jobs/filter';
import { activeParts } from '#domain/jobs/filterParts';
import { roleThatSelected } from '#domain/jobs/selection';
import { PAGE_SIZE } from '#domain/limits';
import { applyUnderstood } from '#domain/search/applyUnderstood';
import { understand } from '#domain/search/understand';
import type { UnderstoodText } from '#domain/search/understood';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { JobIndex, SearchOptions } from './jobIndex';

/** A search as a person means it: the words of its text that are filters are used as filters. */
export function searchJobs(
  index: JobIndex,
  { filter, order, facets = false, pageLength = PAGE_SIZE, startAfter = null }: JobSearch,
  { today, candidate }: Pick<SearchOptions, 'today' | 'candidate'>,
): FilterJobsResponse {
  const options = { order, facets, pageLength, startAfter, today, candidate };
  const chosen = roleThatSelected(filter.workroles, WORK_ROLES);
  if (filter.text.trim() === '') {
    return index.search(filter, { ...options, ranking: { terms: [], role: chosen } });
  }
  const {
    filters,
    role: written,
    terms,
    corrections,
  } = understand(filter.text, {
    today,
    taken: new Set(activeParts(filter).filter((part) => part !== 'text')),
  });
  const applied = applyUnderstood(filter, filters);
  const role = chosen ?? written;
  const { corrected = [], ...answer } = index.search(applied, {
    ...options,
    ranking: { terms, role },
  });
  const understood: UnderstoodText = {
    filters,
    words: terms.map(({ written }) => written),
    corrections: [...corrections, ...corrected],
    literal: `"${filter.text.replaceAll('"', '')}"`,
  };
  return { ...answer, understood };
}
