import { BARE_LANGUAGE } from '#domain/language';
import { useWords } from '../../i18n/intl';

/** Tells feed readers where the Atom feed of articles is. */
export function FeedLink() {
  const { t, language } = useWords();
  const href = `/artiklar.atom${language === BARE_LANGUAGE ? '' : `?lang=${language}`}`;
  return (
    <link rel="alternate" type="application/atom+xml" title={t('articles.feed')} href={href} />
  );
}
