import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** The salary guide: every profession with its pay. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('salaries.title')} />
      <h1>{t('salaries.title')}</h1>
    </>
  );
}
