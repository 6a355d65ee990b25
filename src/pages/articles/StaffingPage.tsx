import { fetchBlogs } from '#domain/api/blogs';
import { filterJobs } from '#domain/api/portal';
import { CONTENT_TYPES, type ContentType } from '#domain/content/content';
import type { Language } from '#domain/language';
import { MAX_PAGE_SIZE } from '#domain/limits';
import { pageLoader } from '../../data/pageLoader';
import { useApi } from '../../data/useApi';
import { nullWhileListsLoad } from '../../data/whileListsLoad';
import { StaffingView } from '../../features/articles/StaffingView';
import { useWords } from '../../i18n/intl';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { FeedLink } from './FeedLink';
import { jobsBeside } from './jobsBeside';

const listRequest = (type: ContentType, language: Language) => ({
  type,
  language,
  pageLength: MAX_PAGE_SIZE,
});

export const loader = pageLoader(async (prefetch, { language }) => {
  await Promise.all([
    ...CONTENT_TYPES.map((type) => prefetch.read(fetchBlogs, listRequest(type, language))),
    nullWhileListsLoad(prefetch, prefetch.read(filterJobs, jobsBeside([]))),
  ]);
});

function useList(type: ContentType) {
  const { language } = useWords();
  return useApi(fetchBlogs, listRequest(type, language)).data?.data.results ?? [];
}

/** About staffing, with its posts. */
export function Component() {
  const { t } = useWords();
  const { publicUrl, today } = useSite();
  const posts = useList('staffing');
  const articles = useList('articles');
  const salaries = useList('salaries');
  const { data: found } = useApi(filterJobs, jobsBeside([]));
  const crumbs = [
    { name: t('articles.home'), path: paths.home() },
    { name: t('articles.staffing.title'), path: paths.staffing() },
  ];
  return (
    <>
      <PageHead
        title={t('articles.staffing.title')}
        description={t('articles.staffing.description')}
      />
      <FeedLink />
      <StructuredData thing={breadcrumbList(crumbs, publicUrl)} />
      <StaffingView
        crumbs={crumbs.map(({ name, path }) => ({ label: name, href: path }))}
        posts={posts}
        articles={articles}
        salaries={salaries}
        jobs={found?.results}
        today={today}
      />
    </>
  );
}
