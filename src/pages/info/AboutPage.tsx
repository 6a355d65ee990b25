import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** About Vikari. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('info.about.title')} />
      <h1>{t('info.about.title')}</h1>
    </>
  );
}
