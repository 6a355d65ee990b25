import { useMemo } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { useConstants } from '../../data/constants';
import { useWords } from '../../i18n/intl';
import { namesAll, type SearchVocabulary, searchVocabulary } from './vocabulary/searchVocabulary';

/**
 * The names for a filter: those that were sent with the page, or all of them once the filter names
 * a place or system that those lack.
 */
export function useVocabulary(own: SearchVocabulary, filter: JobFilter): SearchVocabulary {
  const { language } = useWords();
  const { data } = useConstants(!namesAll(own, filter));
  return useMemo(() => (data ? searchVocabulary(data, language) : own), [data, language, own]);
}
