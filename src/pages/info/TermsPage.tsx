import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** The terms of use. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('info.terms.title')} />
      <h1>{t('info.terms.title')}</h1>
    </>
  );
}
