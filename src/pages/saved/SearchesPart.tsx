import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useMemo, useState } from 'react';
import { filterJobs } from '#domain/api/portal';
import { readFilterQuery } from '#domain/jobs/filterQuery';
import type { JobSummary } from '#domain/jobs/job';
import type { SavedSearch } from '#domain/saved/saved';
import { useConstants } from '../../data/constants';
import { useSiteData } from '../../data/SiteDataProvider';
import { lookedAt } from '../../data/saved/lookedSearches';
import { giveNotice } from '../../data/saved/savedNotice';
import type { SavedThings } from '../../data/saved/useSaved';
import { useApi } from '../../data/useApi';
import { filterSummary } from '../../features/job-search/query/filterChips';
import {
  type SearchVocabulary,
  searchVocabulary,
} from '../../features/job-search/vocabulary/searchVocabulary';
import { SavedSearchRow } from '../../features/saved/SavedSearchRow';
import { SavedSection } from '../../features/saved/SavedSection';
import styles from '../../features/saved/saved.module.css';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** The jobs of a search that are looked at for new ones. */
const COUNTED = 30;

/** The saved searches, each with its jobs of now. */
export function SearchesPart(things: SavedThings) {
  const { t, language } = useWords();
  const searches = things.saved?.searches ?? [];
  const { data: constants } = useConstants(searches.length > 0);
  const vocabulary = useMemo(
    () => constants && searchVocabulary(constants, language),
    [constants, language],
  );
  const title = t('saved.searches.title');
  return (
    <SavedSection id="searches" title={title}>
      {searches.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('saved.searches.empty')}
          icon={<Icon name="search" size="large" />}
          actions={
            <Button
              variant="secondary"
              href={paths.availableJobs(language)}
              linkComponent={RouterLink}
            >
              {t('saved.jobs.find')}
            </Button>
          }
        >
          <p>{t('saved.searches.empty_text')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.rows} aria-label={title}>
          {searches.map((search) => (
            <SearchRow key={search.id} {...things} search={search} vocabulary={vocabulary} />
          ))}
        </ul>
      )}
    </SavedSection>
  );
}

interface SearchRowProps extends SavedThings {
  search: SavedSearch;
  /** Undefined while it is being read. */
  vocabulary: SearchVocabulary | undefined;
}

function SearchRow({ search, vocabulary, isVisitor, saveSearch, removeSearch }: SearchRowProps) {
  const words = useWords();
  const data = useSiteData();
  const { query, createdAt } = search;
  const filter = useMemo(() => readFilterQuery(new URLSearchParams(query)).filter, [query]);
  const { data: answer } = useApi(filterJobs, { filter, order: 'newest', pageLength: COUNTED });
  // Of before this page was opened
  const [since] = useState(() => lookedAt(query) ?? createdAt);
  const isNew = ({ publishedAt }: JobSummary) => publishedAt > since;
  const count = answer?.results.filter(isNew).length ?? 0;
  return (
    <SavedSearchRow
      search={search}
      name={vocabulary ? filterSummary(filter, vocabulary, words, answer?.understood ?? null) : ''}
      total={answer?.total}
      newJobs={answer ? { count, isLeast: count === COUNTED } : null}
      isVisitor={isVisitor}
      onAlert={(alert) => saveSearch({ query, ...alert })}
      onRemove={() => {
        removeSearch(search.id).catch(() => giveNotice(data, { kind: 'failed' }));
      }}
    />
  );
}
