import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { JobListScreen } from '../../features/job-search/JobListScreen';
import { loadJobList } from '../../features/job-search/loadJobList';
import type { SearchVocabulary } from '../../features/job-search/vocabulary/searchVocabulary';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

export { revalidateOnNewPath as shouldRevalidate } from '../../lib/page/revalidateOnNewPath';

const ORDER = 'highest_hourly_rate';

export const loader = pageLoader((prefetch, request) => loadJobList(prefetch, request, ORDER));

/** Every open job, the best paid first. */
export function Component() {
  const { t } = useWords();
  const vocabulary = usePageExtra<SearchVocabulary>();
  return (
    <>
      <PageHead title={t('rates.title')} description={t('rates.description')} />
      <JobListScreen
        title={t('rates.title')}
        lead={t('rates.note')}
        vocabulary={vocabulary}
        fixedOrder={ORDER}
      />
    </>
  );
}
