import { FilterChips } from '@vikari/ui-kit/FilterChips';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { useWords } from '../../../i18n/intl';
import { filterChips } from '../query/filterChips';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import styles from './results.module.css';

interface ActiveFiltersProps {
  filter: JobFilter;
  vocabulary: SearchVocabulary;
  onFilter: (filter: JobFilter) => void;
}

/** Every active filter as a chip that removes it. */
export function ActiveFilters({ filter, vocabulary, onFilter }: ActiveFiltersProps) {
  const words = useWords();
  const { t } = words;
  const chips = filterChips(filter, vocabulary, words);
  return (
    <FilterChips
      chips={chips}
      className={chips.length > 0 ? styles.chips : undefined}
      onRemove={(id) => {
        const chip = chips.find((other) => other.id === id);
        if (chip) onFilter(chip.rest);
      }}
      onClear={() => onFilter(EMPTY_FILTER)}
      labels={{
        list: t('jobs.chips.list'),
        remove: (label) => t('jobs.chips.remove', { label }),
        clear: t('jobs.chips.clear'),
        removed: (label) => t('jobs.chips.removed', { label }),
        cleared: t('jobs.chips.cleared'),
      }}
    />
  );
}
