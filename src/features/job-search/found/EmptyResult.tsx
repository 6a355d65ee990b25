import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { activeFilterCount, withoutPart } from '#domain/jobs/filterParts';
import type { DroppedPart, NearSearch, UnderstoodText } from '#domain/search/understood';
import { useWords, type Words } from '../../../i18n/intl';
import styles from '../../../lib/found/found.module.css';
import { nearGroups } from '../../../lib/found/nearGroups';
import { WaysOn } from '../../../lib/found/WaysOn';
import { openingsPath } from '../../../lib/site/openingsPath';
import { RouterLink } from '../../../lib/site/RouterLink';
import { filterSummary } from '../query/filterChips';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';

export interface EmptyResultProps {
  filter: JobFilter;
  vocabulary: SearchVocabulary;
  /** How its text was understood; null where it has none. */
  understood: UnderstoodText | null;
  /** Which part to drop, and how many jobs there are then, most first. */
  suggestions: readonly DroppedPart[];
  near: readonly NearSearch[];
  /** Jobs of near professions stand above: these are only the other ways on. Default false. */
  isBesideJobs?: boolean;
  hrefOf: (filter: JobFilter) => string;
}

/** No job matches: what was searched for, and the searches beside it that have results. */
export function EmptyResult(props: EmptyResultProps) {
  const { filter, vocabulary, understood, suggestions, hrefOf, isBesideJobs = false } = props;
  const near = isBesideJobs ? props.near.filter(({ kind }) => kind !== 'profession') : props.near;
  const words = useWords();
  const { t } = words;
  const filtered = activeFilterCount(filter) > 0;
  const hasWays = suggestions.length > 0 || near.length > 0;
  return (
    <div className={styles.empty}>
      {!isBesideJobs && (
        <EmptyState
          headingLevel={3}
          title={t('jobs.empty.title')}
          icon={<Icon name="sunrise" size="large" />}
          className={styles.state}
        >
          {filtered && (
            <p>
              {t('found.searched', { what: filterSummary(filter, vocabulary, words, understood) })}
            </p>
          )}
          <p>{t(hasWays ? 'found.ways' : filtered ? 'jobs.empty.many' : 'jobs.empty.none')}</p>
        </EmptyState>
      )}
      <WaysOn
        headingLevel={isBesideJobs ? 3 : 4}
        groups={[
          ...nearGroups(near, (change) => hrefOf({ ...filter, ...change }), words),
          {
            title: t('found.drop'),
            ways: suggestions.map(({ drop, total, text = withoutPart(filter, drop).text }) => ({
              href: hrefOf({ ...withoutPart(filter, drop), text }),
              label: dropLabel(drop, understood, words),
              total,
            })),
          },
        ]}
      />
      {filter.onlyEligible && (
        <p className={styles.clear}>
          <RouterLink href={openingsPath()}>{t('found.openings')}</RouterLink>
        </p>
      )}
      {filtered && (
        <Button
          variant="quiet"
          href={hrefOf(EMPTY_FILTER)}
          linkComponent={RouterLink}
          className={styles.clear}
        >
          {t('jobs.empty.clear')}
        </Button>
      )}
    </div>
  );
}

/** "Utan Umeå" for what was read from the text, "Oavsett plats" for what was chosen. */
function dropLabel(
  drop: DroppedPart['drop'],
  understood: UnderstoodText | null,
  { t, language, intl }: Words,
): string {
  const read = understood?.filters.filter(({ value }) => value.part === drop) ?? [];
  if (read.length > 0) {
    const label = intl.formatList(read.map((filter) => filter.label[language]));
    return t('found.without', { label });
  }
  if (drop === 'text' && understood && understood.words.length > 0) {
    return t('found.without_words', { words: understood.words.join(' ') });
  }
  return t(`jobs.part.${drop}`);
}
