import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { FILTER_PARTS, type FilterPart } from '#domain/jobs/filterFields';
import { activeFilterCount, withoutPart } from '#domain/jobs/filterParts';
import { useWords } from '../../../i18n/intl';
import styles from './results.module.css';

interface EmptyResultProps {
  filter: JobFilter;
  /** Which part to drop, and how many jobs there are then, most first. */
  suggestions: readonly { drop: string; total: number }[];
  onFilter: (filter: JobFilter) => void;
}

function isPart(name: string): name is FilterPart {
  return (FILTER_PARTS as readonly string[]).includes(name);
}

/** No job matches: the filters whose removal gives results, each with a button. */
export function EmptyResult({ filter, suggestions, onFilter }: EmptyResultProps) {
  const { t } = useWords();
  const drops = suggestions.flatMap(({ drop, total }) => (isPart(drop) ? [{ drop, total }] : []));
  const filtered = activeFilterCount(filter) > 0;
  return (
    <EmptyState
      headingLevel={3}
      title={t('jobs.empty.title')}
      icon={<Icon name="sunrise" size="large" />}
      actions={
        <div className={styles.drops}>
          {drops.map(({ drop, total }) => (
            <Button
              key={drop}
              variant="secondary"
              onClick={() => onFilter(withoutPart(filter, drop))}
            >
              {t('jobs.empty.option', { part: t(`jobs.part.${drop}`), total })}
            </Button>
          ))}
          {filtered && (
            <Button variant="quiet" onClick={() => onFilter(EMPTY_FILTER)}>
              {t('jobs.empty.clear')}
            </Button>
          )}
        </div>
      }
    >
      <p>
        {t(drops.length > 0 ? 'jobs.empty.drop' : filtered ? 'jobs.empty.many' : 'jobs.empty.none')}
      </p>
    </EmptyState>
  );
}
