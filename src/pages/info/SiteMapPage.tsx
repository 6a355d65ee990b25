import { peekConstants } from '../../data/constants';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { SiteMapView } from '../../features/info/site-map/SiteMapView';
import { type ListedPages, siteMapSubjects } from '../../features/info/site-map/siteMapSubjects';
import { allLinks, type JobIndexLinks } from '../../features/job-search/landing/allLinks';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from './InfoPage';

interface SiteMapData {
  jobs: JobIndexLinks;
  listed: ListedPages;
}

export const loader = pageLoader(async (prefetch, { language }): Promise<SiteMapData> => {
  const jobs = allLinks(await peekConstants(prefetch), language);
  return { jobs, listed: { salaries: [], articles: [], staffing: [] } };
});

/** Every public page, for people. */
export function Component() {
  const words = useWords();
  const { t, language } = words;
  const { jobs, listed } = usePageExtra<SiteMapData>();
  const groupsOf = (groups: JobIndexLinks['roles']) =>
    groups.map(({ label, pathId, links }) => ({
      label,
      href: pathId && paths.landing(language, pathId),
      links: links.map((link) => ({
        label: link.label,
        href: paths.landing(language, link.pathId),
      })),
    }));
  return (
    <InfoPage
      title={t('info.sitemap.title')}
      lead={t('info.sitemap.lead')}
      description={t('info.sitemap.description')}
      path={paths.siteMap(language)}
      home={t('info.home')}
      crumbsLabel={t('info.crumbs')}
    >
      <SiteMapView
        subjects={siteMapSubjects(words, listed)}
        professions={groupsOf(jobs.roles)}
        places={groupsOf(jobs.places)}
      />
    </InfoPage>
  );
}
