import { Button } from '@vikari/ui-kit/Button';
import { SearchBar } from '@vikari/ui-kit/SearchBar';
import type { JobFilter } from '#domain/jobs/filter';
import { activeFilterCount } from '#domain/jobs/filterParts';
import type { JobQuery } from '#domain/jobs/filterQuery';
import type { UnderstoodText } from '#domain/search/understood';
import { useWords } from '../../../i18n/intl';
import { filterSummary } from '../query/filterChips';
import { isNothingRead } from '../query/understoodChips';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import styles from './bar.module.css';
import { FiltersButton } from './FiltersButton';
import { JobSearchBar } from './JobSearchBar';

export interface JobSearchProps {
  /** Where the form is submitted before any script has loaded. */
  action: string;
  /** The values of the fields. */
  draft: JobQuery;
  /** How the text of the list was understood; null or left out where there is none. */
  understood?: UnderstoodText | null;
  onDraftChange: (filter: JobFilter) => void;
  /** Searches for the values of the fields. */
  onSearch: () => void;
  /** Resets everything. Left out when there is another way to do so. */
  onClear?: (() => void) | undefined;
  onOpenFilters: () => void;
  /** The pointer or the focus is near: load the filters. */
  onIntent: () => void;
  vocabulary: SearchVocabulary;
}

/** The search on every screen: a row of fields, or on a phone one bar that opens all filters. */
export function JobSearch(props: JobSearchProps) {
  const { action, draft, understood, onDraftChange, onSearch, onClear } = props;
  const { onOpenFilters, onIntent, vocabulary } = props;
  const words = useWords();
  const { t } = words;
  const { filter } = draft;
  const written = activeFilterCount(filter);
  const count = understood && isNothingRead(filter.text, understood) ? written - 1 : written;
  return (
    <div className={styles.search}>
      <div className={styles.phone}>
        <SearchBar
          label={t('jobs.bar.label')}
          placeholder={t('jobs.bar.placeholder')}
          // What was typed is shown also where nothing of it was searched for
          summary={filterSummary(filter, vocabulary, words, understood) || filter.text}
          filterCount={count}
          filterCountLabel={(filters) => t('jobs.bar.filter_count', { count: filters })}
          onClick={onOpenFilters}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        />
      </div>
      <JobSearchBar
        action={action}
        draft={draft}
        onDraftChange={onDraftChange}
        onSearch={onSearch}
        vocabulary={vocabulary}
        after={
          <div className={styles.scripted}>
            <FiltersButton count={count} onOpen={onOpenFilters} onIntent={onIntent} />
            {onClear && written > 0 && (
              <Button variant="quiet" size="small" onClick={onClear}>
                {t('jobs.bar.clear')}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
