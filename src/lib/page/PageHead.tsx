import { useLocation } from 'react-router-dom';
import { BRAND } from '../../config/brand';
import { useUnreadChats } from '../../data/unreadChats';
import { useWords } from '../../i18n/intl';
import { useSite } from '../site/SiteContext';
import { alternatePath } from './alternatePath';

export interface PageHeadProps {
  /** The page's own title; the brand is added. */
  title: string;
  /** One or two sentences for search results. */
  description?: string;
  /**
   * The canonical address of this content, a path; by default the current one without its query.
   */
  canonicalPath?: string;
  /** Personal and search pages are not indexed by search engines. */
  noIndex?: boolean;
}

/** Title, description, canonical and language alternates; React moves them into the head. */
export function PageHead({ title, description, canonicalPath, noIndex = false }: PageHeadProps) {
  const { language } = useWords();
  const { publicUrl } = useSite();
  const { pathname } = useLocation();
  const path = canonicalPath ?? pathname;
  const address = (of: 'sv' | 'en') => `${publicUrl}${alternatePath(path, of)}`;
  const unread = useUnreadChats();
  const count = unread ? `(${unread.count}) ` : '';
  const fullTitle = `${count}${title} | ${BRAND.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" hrefLang="sv" href={address('sv')} />
          <link rel="alternate" hrefLang="en" href={address('en')} />
          <link rel="alternate" hrefLang="x-default" href={address('sv')} />
        </>
      )}
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
    </>
  );
}
