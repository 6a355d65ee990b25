import { SiteFooter } from './SiteFooter';
import { useFooterArticles } from './useFooterArticles';

/** The footer with the articles that the shell's loader has read. */
export default function ShellFooter() {
  return <SiteFooter articles={useFooterArticles()} />;
}
