import { FilterChips } from '@vikari/ui-kit/FilterChips';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import type { UnderstoodText } from '#domain/search/understood';
import { useWords } from '../../../i18n/intl';
import { RouterLink } from '../../../lib/site/RouterLink';
import { filterChips } from '../query/filterChips';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import styles from './results.module.css';

interface ActiveFiltersProps {
  filter: JobFilter;
  vocabulary: SearchVocabulary;
  /** How its text was understood; null where it has none. */
  understood: UnderstoodText | null;
  onFilter: (filter: JobFilter) => void;
  hrefOf: (filter: JobFilter) => string;
}

/** Every active filter as a chip that removes it. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filter, vocabulary, understood, onFilter, hrefOf } = props;
  const words = useWords();
  const { t } = words;
  const chips = filterChips(filter, vocabulary, words, understood);
  return (
    <FilterChips
      chips={chips.map(({ id, label, rest, isRead }) => ({
        id,
        label,
        ...(isRead && { href: hrefOf(rest), removeLabel: t('jobs.chips.remove_read', { label }) }),
      }))}
      linkComponent={RouterLink}
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
