import { fetchBlogs } from '#domain/api/blogs';
import type { ResponseOf } from '#domain/api/endpoint';
import type { Language } from '#domain/language';
import type { Prefetch } from '../../data/prefetch';

/** An article in the footer. A pair, since it is sent with every page. */
export type ArticleLink = readonly [slug: string, name: string];

export const requestFor = (language: Language) =>
  ({ type: 'articles', language, pageLength: 12 }) as const;

export const linksIn = ({ data }: ResponseOf<typeof fetchBlogs>): ArticleLink[] =>
  data.results.map(({ fieldData: { slug, name } }) => [slug, name]);

/** The articles of the footer; null where they could not be read, since a page can do without. */
export async function readFooterArticles(
  prefetch: Prefetch,
  language: Language,
): Promise<ArticleLink[] | null> {
  return prefetch.peek(fetchBlogs, requestFor(language)).then(linksIn, () => null);
}
