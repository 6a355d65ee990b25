import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** Prices for employers, and asking for an offer. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('info.pricing.title')} />
      <h1>{t('info.pricing.title')}</h1>
    </>
  );
}
