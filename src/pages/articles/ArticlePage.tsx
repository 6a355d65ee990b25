import { data, isRouteErrorResponse, useParams, useRouteError } from 'react-router-dom';
import { type BlogItem, fetchBlogItem } from '#domain/api/blogs';
import { ApiError } from '#domain/api/errors';
import { filterJobs } from '#domain/api/portal';
import { type ContentType, contentPath } from '#domain/content/content';
import { defaultSharePicture } from '#domain/content/sharePicture';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';
import type { Language } from '#domain/language';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';
import { useApi } from '../../data/useApi';
import { ArticleView } from '../../features/articles/ArticleView';
import { articleData } from '../../features/articles/articleData';
import { useWords } from '../../i18n/intl';
import { alternatePath } from '../../lib/page/alternatePath';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { ErrorBoundary as NotFound } from '../not-found/NotFoundPage';
import { FeedLink } from './FeedLink';
import { jobsBeside } from './jobsBeside';

/** By the folder that `contentPath` gives each type; a slug is of one type only. */
const typesAt = (pathname: string): readonly ContentType[] =>
  pathname.startsWith(`${paths.staffing()}/`) ? ['staffing'] : ['articles', 'salaries'];

/** Of which type the page's article is. */
interface Found {
  type: ContentType;
}

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && ['not_found', 'invalid_request'].includes(error.code);

/** The first of the types that has the slug. */
async function readItem(
  prefetch: Prefetch,
  { types, ...request }: { types: readonly ContentType[]; slug: string; language: Language },
): Promise<BlogItem> {
  for (const type of types) {
    try {
      return (await prefetch.read(fetchBlogItem, { type, ...request })).data;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  throw data(null, { status: 404 });
}

export const loader = pageLoader(async (prefetch, { url, params, language }): Promise<Found> => {
  const types = typesAt(url.pathname);
  const item = await readItem(prefetch, { types, slug: params.slug ?? '', language });
  // The text is worth reading without jobs beside it
  await prefetch.read(filterJobs, jobsBeside(item.roles)).catch(() => undefined);
  return { type: item.type };
});

export function Component() {
  const { language } = useWords();
  const { slug = '' } = useParams();
  const { type } = usePageExtra<Found>();
  const { data: answer } = useApi(fetchBlogItem, { type, slug, language });
  return answer ? <ArticlePage item={answer.data} /> : null;
}

function ArticlePage({ item }: { item: BlogItem }) {
  const { t, language } = useWords();
  const { publicUrl, today } = useSite();
  const { data: found } = useApi(filterJobs, jobsBeside(item.roles));
  const { type, roles, fieldData } = item;
  const path = contentPath({ type, slug: fieldData.slug });
  const url = `${publicUrl}${alternatePath(path, language)}`;
  const image = item.image ?? defaultSharePicture(language);
  const crumbs = [
    { name: t('articles.home'), path: paths.home() },
    type === 'salaries'
      ? { name: t('articles.staffing.pay_guide'), path: paths.salaries() }
      : { name: t('articles.staffing.title'), path: paths.staffing() },
    { name: fieldData.name, path },
  ];
  const { filter } = jobsBeside(roles);
  return (
    <>
      <PageHead
        title={fieldData.name}
        description={fieldData.article}
        canonicalPath={path}
        type="article"
        image={image}
      />
      <FeedLink />
      <StructuredData
        thing={articleData(item, { url, image: `${publicUrl}${image}`, publicUrl })}
      />
      <StructuredData thing={breadcrumbList(crumbs, publicUrl)} />
      <ArticleView
        // The list of contents and the progress begin anew with another text
        key={path}
        item={item}
        crumbs={crumbs.map((crumb) => ({ label: crumb.name, href: crumb.path }))}
        url={url}
        jobs={found?.results}
        today={today}
        moreHref={roles.length > 0 ? `${paths.jobs()}?${writeFilterQuery(queryOf(filter))}` : null}
      />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotFound />;
}
