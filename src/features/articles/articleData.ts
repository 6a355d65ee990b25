import type { Article, BlogPosting, WithContext } from 'schema-dts';
import type { BlogItem } from '#domain/api/blogs';
import { BRAND } from '../../config/brand';

/** An article as schema.org's Article, a post about staffing as BlogPosting. */
export function articleData(
  item: BlogItem,
  { url, image, publicUrl }: { url: string; image: string; publicUrl: string },
): WithContext<Article | BlogPosting> {
  const vikari = { '@type': 'Organization', name: BRAND.name, url: publicUrl } as const;
  return {
    '@context': 'https://schema.org',
    '@type': item.type === 'staffing' ? 'BlogPosting' : 'Article',
    headline: item.fieldData.name,
    description: item.fieldData.article,
    inLanguage: item.language,
    datePublished: item.published,
    dateModified: item.updated,
    image,
    url,
    mainEntityOfPage: url,
    isAccessibleForFree: true,
    timeRequired: `PT${item.minutes}M`,
    author: vikari,
    publisher: vikari,
    ...(item.sources.length > 0 && { citation: item.sources.map((source) => source.url) }),
  };
}
