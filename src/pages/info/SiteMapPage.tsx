import { fetchBlogs } from '#domain/api/blogs';
import { type ContentType, contentPath } from '#domain/content/content';
import { MAX_PAGE_SIZE } from '#domain/limits';
import { SALARY_PAGES } from '#domain/salaries/salaryPages';
import { peekConstants } from '../../data/constants';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { SiteMapView } from '../../features/info/site-map/SiteMapView';
import { type ListedPages, siteMapSubjects } from '../../features/info/site-map/siteMapSubjects';
import { allLinks, type JobIndexLinks } from '../../features/job-search/landing/allLinks';
import { linkTo } from '../../features/salary-guide/salaryLinks';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from './InfoPage';

interface SiteMapData {
  jobs: JobIndexLinks;
  listed: ListedPages;
}

export const loader = pageLoader(async (prefetch, { language }): Promise<SiteMapData> => {
  const constants = await peekConstants(prefetch);
  const listed = async (type: ContentType) => {
    const request = { type, language, pageLength: MAX_PAGE_SIZE };
    const { data } = await prefetch.peek(fetchBlogs, request);
    return data.results.map(({ fieldData: { slug, name } }) => ({
      label: name,
      href: contentPath({ type, slug }),
    }));
  };
  const salaries = SALARY_PAGES.map((page) => linkTo(page, constants, language));
  return {
    jobs: allLinks(constants, language),
    listed: {
      salaries: [
        ...salaries.map(({ path, name }) => ({ label: name, href: path })),
        ...(await listed('salaries')),
      ],
      articles: await listed('articles'),
      staffing: await listed('staffing'),
    },
  };
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
