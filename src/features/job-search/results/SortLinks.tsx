import type { JobOrder } from '#domain/jobs/filter';
import { useWords } from '../../../i18n/intl';
import { ChoiceLinks } from './ChoiceLinks';

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

/** The order of the list. */
export function SortLinks({ order, canMatch, hrefOf }: SortLinksProps) {
  const { t } = useWords();
  return (
    <ChoiceLinks
      label={t('jobs.list.order')}
      choices={ORDERS.filter(([id]) => canMatch || id !== 'relevance').map(([id, text]) => ({
        text: t(text),
        href: hrefOf(id),
        isCurrent: id === order,
      }))}
    />
  );
}
