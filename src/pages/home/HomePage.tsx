import { BRAND } from '../../config/brand';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { HomeScreen } from '../../features/job-search/home/HomeScreen';
import { CareSection, OpenNow, ToContinue } from '../../features/job-search/home/lateParts';
import { type HomeData, loadHome } from '../../features/job-search/home/loadHome';
import { useWords } from '../../i18n/intl';
import { loadParts } from '../../lib/late/lazyPart';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { useSite } from '../../lib/site/SiteContext';

export { revalidateOnNewPathOrAgain as shouldRevalidate } from '../../lib/page/revalidateOnNewPath';

export const loader = pageLoader(async (prefetch, request) => {
  const [data] = await Promise.all([
    loadHome(prefetch, request),
    loadParts(ToContinue, OpenNow, CareSection),
  ]);
  return data;
});

/** The start page. */
export function Component() {
  const { t } = useWords();
  const data = usePageExtra<HomeData>();
  const { publicUrl: url } = useSite();
  const { name } = BRAND;
  return (
    <>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <StructuredData
        thing={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name,
          url,
          publisher: { '@type': 'Organization', name, url, logo: `${url}/favicon.svg` },
        }}
      />
      <HomeScreen {...data} />
    </>
  );
}
