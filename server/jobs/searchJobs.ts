import type { FilterJobsResponse } from '#domain/api/portal';
import type { JobFilter, JobSearch } from '#domain/jobs/filter';
import { activeParts } from '#domain/jobs/filterParts';
import { roleThatSelected } from '#domain/jobs/selection';
import { PAGE_SIZE } from '#domain/limits';
import { applyUnderstood } from '#domain/search/applyUnderstood';
import { type Understanding, understand } from '#domain/search/understand';
import { literalOf, type UnderstoodText } from '#domain/search/understood';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { JobIndex, SearchOptions } from './jobIndex';
import { droppedParts, nearSearches } from './nearSearches';

type Asker = Pick<SearchOptions, 'today' | 'candidate'>;

const NOTHING: Understanding = { filters: [], role: null, terms: [], corrections: [] };

/** What the text of a filter asks for, beside what was chosen. */
function readText(filter: JobFilter, today: string): Understanding {
  if (filter.text.trim() === '') return NOTHING;
  const taken = new Set(activeParts(filter).filter((part) => part !== 'text'));
  return understand(filter.text, { today, taken });
}

/**
 * A search as a person means it: the words of its text that are filters are used as filters. Where
 * nothing is found, the answer says what would be found beside it.
 */
export function searchJobs(index: JobIndex, search: JobSearch, asker: Asker): FilterJobsResponse {
  const answer = searchOnce(index, search, asker);
  const { filter, startAfter = null, facets = false, pageLength = PAGE_SIZE } = search;
  // Not where a list is only counted
  if (answer.total > 0 || startAfter !== null || facets || pageLength === 1) return answer;
  const { filters, terms } = readText(filter, asker.today);
  const empty = {
    filter,
    applied: applyUnderstood(filter, filters),
    hasWords: terms.length > 0,
    today: asker.today,
    read: (other: JobFilter) => readText(other, asker.today).filters,
    search: (other: JobFilter, options: { facets: boolean }) =>
      searchOnce(index, { ...options, filter: other, order: 'newest', pageLength: 1 }, asker),
  };
  const suggestions = answer.understood ? droppedParts(empty) : (answer.suggestions ?? []);
  return { ...answer, suggestions, near: nearSearches(empty, suggestions) };
}

/**
 * Which of the jobs with these ids a search finds, as `searchJobs` does.
 *
 * @param words - whether the words that are no filter count too.
 */
export function searchAmong(
  index: JobIndex,
  ids: readonly string[],
  filter: JobFilter,
  { words = true, ...asker }: Asker & { words?: boolean },
): string[] {
  if (filter.text.trim() === '') return index.among(ids, filter, asker);
  const { filters, terms } = readText(filter, asker.today);
  const ranking = { terms: words ? terms : [], role: null };
  return index.among(ids, applyUnderstood(filter, filters), { ...asker, ranking });
}

function searchOnce(
  index: JobIndex,
  { filter, order, facets = false, byWeek, pageLength = PAGE_SIZE, startAfter = null }: JobSearch,
  { today, candidate }: Asker,
): FilterJobsResponse {
  const { filters, role: written, terms, corrections } = readText(filter, today);
  const options = {
    order,
    facets,
    ...(byWeek && { byWeek }),
    pageLength,
    startAfter,
    today,
    candidate,
  };
  const chosen = roleThatSelected(filter.workroles, WORK_ROLES);
  if (filter.text.trim() === '') {
    return index.search(filter, { ...options, ranking: { terms, role: chosen } });
  }
  const applied = applyUnderstood(filter, filters);
  const role = chosen ?? written;
  const { corrected = [], ...answer } = index.search(applied, {
    ...options,
    ranking: { terms, role },
  });
  const understood: UnderstoodText = {
    filters,
    words: terms.map((term) => term.written),
    corrections: [...corrections, ...corrected],
    literal: literalOf(filter.text),
  };
  return { ...answer, understood };
}
