import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** How to reach Vikari. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('info.contact.title')} />
      <h1>{t('info.contact.title')}</h1>
    </>
  );
}
