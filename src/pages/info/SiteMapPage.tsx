import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** Every public page, for people. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('info.sitemap.title')} />
      <h1>{t('info.sitemap.title')}</h1>
    </>
  );
}
