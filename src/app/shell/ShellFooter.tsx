import { useLoaderData } from 'react-router-dom';
import { fetchBlogs } from '#domain/api/blogs';
import type { PageData } from '../../data/pageLoader';
import { useApi } from '../../data/useApi';
import { useWords } from '../../i18n/intl';
import { type ArticleLink, linksIn, requestFor } from './footerArticles';
import { SiteFooter } from './SiteFooter';

/** The articles that the shell's loader has read; where it could not, they are read here. */
function useFooterArticles(): readonly ArticleLink[] {
  const { language } = useWords();
  const loaded = useLoaderData<PageData<ArticleLink[] | null> | undefined>()?.extra;
  const { data } = useApi(fetchBlogs, loaded === null ? requestFor(language) : null);
  return loaded ?? (data ? linksIn(data) : []);
}

/** The footer with the articles that the shell's loader has read. */
export function ShellFooter() {
  return <SiteFooter articles={useFooterArticles()} />;
}
