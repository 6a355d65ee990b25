import { useLocation } from 'react-router-dom';
import { defaultSharePicture } from '#domain/content/sharePicture';
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
  /** What it is where its address is shared. Default `website`. */
  type?: 'website' | 'article';
  /** The path of its picture for sharing; the brand's when left out. Shows its title. */
  image?: string;
}

/** Title, description, canonical and language alternates; React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalPath, noIndex = false, type = 'website', image } = props;
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
      <meta property="og:type" content={type} />
      {!noIndex && (
        <>
          <meta
            property="og:image"
            content={publicUrl + (image ?? defaultSharePicture(language))}
          />
          <meta property="og:image:alt" content={image ? title : BRAND.name} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
