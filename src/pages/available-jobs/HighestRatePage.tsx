import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { JobListScreen } from '../../features/job-search/JobListScreen';
import { loadJobList } from '../../features/job-search/loadJobList';
import type { SearchVocabulary } from '../../features/job-search/vocabulary/searchVocabulary';
import { useWords } from '../../i18n/intl';
import { comparedBy } from '../../lib/comparedRates';

export { revalidateOnNewPath as shouldRevalidate } from '../../lib/page/revalidateOnNewPath';

const ORDER = 'highest_hourly_rate';

export const loader = pageLoader((prefetch, request) => loadJobList(prefetch, request, ORDER));

/** Every open job, the best paid first. */
export function Component() {
  const { t, intl } = useWords();
  const vocabulary = usePageExtra<SearchVocabulary>();
  return (
    <JobListScreen
      title={t('rates.title')}
      description={t('rates.description')}
      lead={t('rates.note', comparedBy(intl))}
      vocabulary={vocabulary}
      fixedOrder={ORDER}
    />
  );
}
