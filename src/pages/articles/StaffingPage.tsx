import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** About staffing, with its posts. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('articles.staffing.title')} />
      <h1>{t('articles.staffing.title')}</h1>
    </>
  );
}
