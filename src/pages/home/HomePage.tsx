import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { HomeScreen } from '../../features/job-search/home/HomeScreen';
import { type HomeData, loadHome } from '../../features/job-search/home/loadHome';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

export { revalidateOnNewPath as shouldRevalidate } from '../../lib/page/revalidateOnNewPath';

export const loader = pageLoader(loadHome);

/** The start page. */
export function Component() {
  const { t } = useWords();
  const data = usePageExtra<HomeData>();
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <HomeScreen {...data} />
    </>
  );
}
