import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** The recruitment tool, which is a separate product. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('info.recruiting.title')} />
      <h1>{t('info.recruiting.title')}</h1>
    </>
  );
}
