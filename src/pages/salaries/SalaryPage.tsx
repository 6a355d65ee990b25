import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** What one profession earns. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('salaries.specialty.title')} />
      <h1>{t('salaries.specialty.title')}</h1>
    </>
  );
}
