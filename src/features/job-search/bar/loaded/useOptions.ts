import type { Option } from '@vikari/ui-kit/FilterBarCombobox';
import { useState } from 'react';
import type { JobSuggestion, JobSuggestionsRequest } from '#domain/api/suggestions';
import type { JobFilter } from '#domain/jobs/filter';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';
import { findChoices } from '#domain/vocabulary/findChoices';
import { useJobSuggestions } from '../../../../data/jobSuggestions';
import { useWords } from '../../../../i18n/intl';
import { listValue } from '../../query/barChoice';
import type { Named } from '../../vocabulary/searchVocabulary';

/** As many as the server answers with for a typed text. */
const MOST_OPTIONS = 12;

/** What a combobox of the bar offers. */
export interface BarOptions {
  options: Option[];
  busy: boolean;
  onType: (text: string) => void;
  /** The field has the focus: options are looked up from now on. */
  onFocus: () => void;
  /** The suggestion of an option; null for one of the page's own names. */
  suggestionOf: (option: Option) => JobSuggestion | null;
}

const idOf = ({ text, ids }: JobSuggestion): string => text ?? listValue(ids);

/**
 * The server's options for the typed text: it also matches other names, and counts the jobs; all of
 * them for none. Until it has answered, and without a connection, those of the page's own names.
 */
export function useOptions(
  kind: JobSuggestionsRequest['kind'],
  filter: JobFilter,
  names: readonly Named[],
): BarOptions {
  const { language } = useWords();
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const query = writeFilterQuery(queryOf(filter));
  const { results, busy } = useJobSuggestions(focused ? { kind, typed, language, query } : null);
  const own = typed === '' ? names : findChoices(names, typed).slice(0, MOST_OPTIONS);
  return {
    options: results
      ? results.map((found) => ({
          id: idOf(found),
          label: found.label,
          hint: found.group,
          count: found.count,
        }))
      : own.map(({ id, label }) => ({ id, label })),
    busy,
    onType: setTyped,
    onFocus: () => setFocused(true),
    suggestionOf: ({ id }) => results?.find((found) => idOf(found) === id) ?? null,
  };
}
