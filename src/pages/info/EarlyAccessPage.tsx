import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** Signing up for the mobile app before it is there. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('info.early_access.title')} />
      <h1>{t('info.early_access.title')}</h1>
    </>
  );
}
