import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { readFilterQuery } from '#domain/jobs/filterQuery';
import { useWords } from '../../../../i18n/intl';
import { paths } from '../../../../lib/site/paths';
import { RouterLink } from '../../../../lib/site/RouterLink';
import { filterSummary } from '../../query/filterChips';
import { useVocabulary } from '../../useVocabulary';
import type { SearchVocabulary } from '../../vocabulary/searchVocabulary';
import { forgetSearches, recentSearches, rememberSearch } from './keptSearches';
import styles from './loaded.module.css';

/** The last searches on this device, below the empty box of words while it has the focus. */
export function RecentSearches({ vocabulary: own }: { vocabulary: SearchVocabulary }) {
  const words = useWords();
  const { t } = words;
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState<string[]>([]);
  const [closed, setClosed] = useState(false);
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    if (pathname === paths.jobs()) rememberSearch(search);
    setKept(recentSearches());
  }, [pathname, search]);

  useEffect(() => {
    const field = list.current?.parentElement;
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setClosed(true);
    };
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && field?.contains(relatedTarget))) setClosed(false);
    };
    field?.addEventListener('keydown', handleKey);
    field?.addEventListener('focusout', handleLeave);
    return () => {
      field?.removeEventListener('keydown', handleKey);
      field?.removeEventListener('focusout', handleLeave);
    };
  }, []);

  const filters = kept.map((query) => ({
    query,
    filter: readFilterQuery(new URLSearchParams(query)).filter,
  }));
  const vocabulary = useVocabulary(own, {
    ...EMPTY_FILTER,
    locations: filters.flatMap(({ filter }) => filter.locations),
    systems: filters.flatMap(({ filter }) => filter.systems),
  });
  return (
    <section
      ref={list}
      aria-label={t('jobs.bar.recent')}
      hidden={closed || kept.length === 0}
      className={styles.recent}
    >
      <h2 className={styles.recentTitle}>{t('jobs.bar.recent')}</h2>
      <ul className={styles.recentList}>
        {filters.map(({ query, filter }) => (
          <li key={query}>
            <RouterLink
              href={`${paths.jobs()}?${query}`}
              className={styles.recentLink}
              onClick={() => setClosed(true)}
            >
              {filterSummary(filter, vocabulary, words)}
            </RouterLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.forget}
        onClick={() => {
          forgetSearches();
          setKept([]);
        }}
      >
        {t('jobs.bar.recent.forget')}
      </button>
    </section>
  );
}
