import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { JobListScreen } from '../../features/job-search/JobListScreen';
import { loadJobList } from '../../features/job-search/loadJobList';
import type { SearchVocabulary } from '../../features/job-search/vocabulary/searchVocabulary';
import { useWords } from '../../i18n/intl';

export { revalidateOnNewPath as shouldRevalidate } from '../../lib/page/revalidateOnNewPath';

export const loader = pageLoader((prefetch, request) => loadJobList(prefetch, request));

/** Every open job, filtered by the address. */
export function Component() {
  const { t } = useWords();
  const vocabulary = usePageExtra<SearchVocabulary>();
  return (
    <JobListScreen
      title={t('jobs.page.title')}
      description={t('jobs.page.description')}
      vocabulary={vocabulary}
    />
  );
}
