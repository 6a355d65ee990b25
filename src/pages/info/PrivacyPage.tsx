import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** The privacy policy. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('info.privacy.title')} />
      <h1>{t('info.privacy.title')}</h1>
    </>
  );
}
