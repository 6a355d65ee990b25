import { peekConstants } from '../../data/constants';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { JobListScreen } from '../../features/job-search/JobListScreen';
import { allLinks, type JobIndexLinks } from '../../features/job-search/landing/allLinks';
import { JobIndexSection } from '../../features/job-search/landing/JobIndexSection';
import { loadJobList } from '../../features/job-search/loadJobList';
import type { SearchVocabulary } from '../../features/job-search/vocabulary/searchVocabulary';
import { useWords } from '../../i18n/intl';
import { ServerOnly } from '../../lib/page/StaticContent';

export { revalidateOnNewPath as shouldRevalidate } from '../../lib/page/revalidateOnNewPath';

interface AvailableData {
  vocabulary: SearchVocabulary;
  /** Made only when they are rendered. */
  links: ServerOnly<() => JobIndexLinks> | null;
}

export const loader = pageLoader(async (prefetch, request): Promise<AvailableData> => {
  const vocabulary = await loadJobList(prefetch, request);
  const constants = await peekConstants(prefetch);
  return { vocabulary, links: new ServerOnly(() => allLinks(constants, request.language)) };
});

/** Every open job, and the index of all roles and places. */
export function Component() {
  const { t } = useWords();
  const { vocabulary, links } = usePageExtra<AvailableData>();
  return (
    <JobListScreen
      title={t('available.title')}
      description={t('available.description')}
      vocabulary={vocabulary}
    >
      <JobIndexSection links={links?.value ?? null} />
    </JobListScreen>
  );
}
