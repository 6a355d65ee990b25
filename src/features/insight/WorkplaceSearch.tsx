import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';
import { useId } from 'react';
import type { WorkplaceSuggestion } from '#domain/api/workplaces';
import { MAX_LENGTH } from '#domain/limits';
import { locationName } from '#domain/vocabulary/locationName';
import { LateFields } from '../../hydration/LateFields';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './insight.module.css';
import { SearchField } from './searchField';

export interface WorkplaceSearchProps {
  /** What was searched for; '' before a search. */
  query: string;
  /** null before a search and while it runs. */
  results: readonly WorkplaceSuggestion[] | null;
}

/** A plain form, whose answer is this page with `?q=`. */
export function WorkplaceSearch({ query, results }: WorkplaceSearchProps) {
  const { t, language } = useWords();
  const headingId = useId();
  return (
    <div className={styles.part}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser knows the search element. */}
      <form role="search" method="get" action={paths.insight()} className={styles.search}>
        <LateFields fallback={<Skeleton shape="block" height="6rem" />}>
          <SearchField
            key={query}
            type="search"
            name="q"
            required
            defaultValue={query}
            maxLength={MAX_LENGTH.freeText}
            label={t('insight.search')}
            hint={t('insight.search.hint')}
          />
        </LateFields>
        <Button type="submit" size="large">
          {t('insight.search.button')}
        </Button>
      </form>
      {results?.length === 0 && (
        <Callout tone="neutral" title={t('insight.results.none', { query })} headingLevel={2}>
          <p>{t('insight.results.none.text')}</p>
        </Callout>
      )}
      {results && results.length > 0 && (
        <section aria-labelledby={headingId} className={styles.part}>
          <h2 id={headingId} className={styles.heading}>
            {t('insight.results', { query })}
          </h2>
          <Stack element="ul" spacing={3} role="list">
            {results.map(({ id, name, place, answers }) => (
              <li key={id} className={styles.result}>
                <RouterLink href={paths.insightInto(id)}>
                  {place ? `${name}, ${locationName(place, language)}` : name}
                </RouterLink>
                <span className={styles.muted}>
                  {t('insight.results.answers', { count: answers })}
                </span>
              </li>
            ))}
          </Stack>
        </section>
      )}
    </div>
  );
}
