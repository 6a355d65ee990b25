import type { JobSuggestionsRequest } from '#domain/api/suggestions';
import { MAX_LENGTH } from '#domain/limits';
import { useJobSuggestions } from '../../../data/jobSuggestions';
import { useWords } from '../../../i18n/intl';
import { searchOptions } from './searchOptions';

/**
 * The options that a typed word finds: by their names at once, then those that the server knows by
 * another name ("ssk", "Sthlm"), which come below. Only by their names where it does not answer.
 */
export function useMeantOptions<Item extends { id: string; label: string }>(
  kind: JobSuggestionsRequest['kind'],
  options: readonly Item[],
  query: string,
): { found: Item[]; busy: boolean } {
  const { language } = useWords();
  const typed = query.trim().slice(0, MAX_LENGTH.freeText);
  const { results, busy } = useJobSuggestions(typed === '' ? null : { kind, typed, language });
  if (typed === '') return { found: [], busy: false };
  const named = searchOptions(options, typed);
  const meant = (results ?? []).flatMap(({ ids }) =>
    ids.flatMap((id) => options.find((option) => option.id === id) ?? []),
  );
  return { found: [...new Set([...named, ...meant])], busy };
}
