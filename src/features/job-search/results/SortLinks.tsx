import type { JobOrder } from '#domain/jobs/filter';
import { useWords } from '../../../i18n/intl';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from './results.module.css';

const ORDERS = [
  ['relevance', 'jobs.list.relevance'],
  ['newest', 'jobs.list.newest'],
  ['highest_hourly_rate', 'jobs.list.highest'],
] as const;

export interface SortLinksProps {
  order: JobOrder;
  /** There is something to be relevant to: a text, or a group of professions. */
  canMatch: boolean;
  hrefOf: (order: JobOrder) => string;
}

/** The order of the list, as links: they work without a script and can be opened in a new tab. */
export function SortLinks({ order, canMatch, hrefOf }: SortLinksProps) {
  const { t } = useWords();
  return (
    <nav aria-label={t('jobs.list.order')} className={styles.sort}>
      {ORDERS.filter(([id]) => canMatch || id !== 'relevance').map(([id, label]) => (
        <RouterLink
          key={id}
          href={hrefOf(id)}
          aria-current={id === order ? 'true' : undefined}
          className={styles.sortLink}
        >
          {t(label)}
        </RouterLink>
      ))}
    </nav>
  );
}
