import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** What people say of workplaces. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('insight.title')} />
      <h1>{t('insight.title')}</h1>
    </>
  );
}
