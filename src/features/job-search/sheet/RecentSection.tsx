import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { Stack } from '@vikari/ui-kit/Stack';
import { useRef, useState } from 'react';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { readFilterQuery } from '#domain/jobs/filterQuery';
import { useWords } from '../../../i18n/intl';
import { forgetSearch, recentSearches } from '../bar/loaded/keptSearches';
import { filterSummary } from '../query/filterChips';
import { useVocabulary } from '../useVocabulary';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import styles from './sheet.module.css';

export interface RecentSectionProps {
  vocabulary: SearchVocabulary;
  /** Takes a search in the place of what is chosen. */
  onChoose: (filter: JobFilter) => void;
}

/** The last searches on this device, each of which can be chosen and forgotten. */
export function RecentSection({ vocabulary: own, onChoose }: RecentSectionProps) {
  const words = useWords();
  const { t } = words;
  const [kept, setKept] = useState(recentSearches);
  const list = useRef<HTMLUListElement>(null);
  const searches = kept.map((query) => ({
    query,
    filter: readFilterQuery(new URLSearchParams(query)).filter,
  }));
  const vocabulary = useVocabulary(own, {
    ...EMPTY_FILTER,
    locations: searches.flatMap(({ filter }) => filter.locations),
    systems: searches.flatMap(({ filter }) => filter.systems),
  });

  function forget(query: string) {
    forgetSearch(query);
    const next = recentSearches();
    // The button that was pressed goes with its row
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-forget]') ?? [];
    const at = kept.indexOf(query);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    setKept(next);
  }

  if (searches.length === 0) return <p className={styles.hint}>{t('jobs.sheet.recent_none')}</p>;
  return (
    <Stack element="ul" spacing={1} ref={list}>
      {searches.map(({ query, filter }) => {
        const name = filterSummary(filter, vocabulary, words);
        return (
          <li key={query} className={styles.recentRow}>
            <button type="button" className={styles.recentName} onClick={() => onChoose(filter)}>
              {name}
            </button>
            <IconButton
              data-forget=""
              label={t('jobs.sheet.recent_forget', { search: name })}
              icon={<Icon name="close" size="small" />}
              onClick={() => forget(query)}
            />
          </li>
        );
      })}
    </Stack>
  );
}
