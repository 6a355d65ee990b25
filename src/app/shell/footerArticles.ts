import { useLoaderData } from 'react-router-dom';
import { fetchBlogs } from '#domain/api/blogs';
import type { ResponseOf } from '#domain/api/endpoint';
import type { Language } from '#domain/language';
import type { PageData } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';
import { useApi } from '../../data/useApi';
import { useWords } from '../../i18n/intl';

/** An article in the footer. A pair, since it is sent with every page. */
export type ArticleLink = readonly [slug: string, name: string];

const requestFor = (language: Language) =>
  ({ type: 'articles', language, pageLength: 12 }) as const;

const linksIn = ({ data }: ResponseOf<typeof fetchBlogs>): ArticleLink[] =>
  data.results.map(({ fieldData: { slug, name } }) => [slug, name]);

/** The articles of the footer; null where they could not be read, since a page can do without. */
export async function readFooterArticles(
  prefetch: Prefetch,
  language: Language,
): Promise<ArticleLink[] | null> {
  return prefetch.peek(fetchBlogs, requestFor(language)).then(linksIn, () => null);
}

/** The articles that the shell's loader has read; where it could not, they are read here. */
export function useFooterArticles(): readonly ArticleLink[] {
  const { language } = useWords();
  const loaded = useLoaderData<PageData<ArticleLink[] | null> | undefined>()?.extra;
  const { data } = useApi(fetchBlogs, loaded === null ? requestFor(language) : null);
  return loaded ?? (data ? linksIn(data) : []);
}
